extension ViewLayout {
  /// Deals lengths and places, from the first node to the last.
  static func deal(
    _ nodes: [ViewNode], _ axis: Axis, _ slots: inout [Slot], _ dealer: inout StackDealer,
    _ guides: GuideValues?
  ) {
    for index in nodes.indices where nodes[index].size > 1 {
      let slot = slots[index]
      let first = index + 1
      let end = index + nodes[index].size
      switch nodes[index].kind {
      case .stack(let along, let spacing, let fraction):
        if along == axis {
          dealAlong(nodes, first..<end, axis, spacing, in: slot, &slots, &dealer)
        } else {
          dealAcross(nodes, first..<end, fraction, axis, in: slot, &slots, guides)
        }
      case .layers(let horizontal, let vertical):
        let fraction = axis == .horizontal ? horizontal : vertical
        dealAcross(nodes, first..<end, fraction, axis, in: slot, &slots, guides)
      case .fitting:
        dealAcross(nodes, first..<end, .start, axis, in: slot, &slots, nil)
      case .grid(let columnGap, let lineGap, let horizontal, _):
        let grid = GridLayout(nodes, index)
        if axis == .horizontal {
          grid.dealColumns(&slots, &dealer, gap: Int(columnGap), horizontal)
        } else {
          grid.dealLines(&slots, &dealer, gap: Int(lineGap))
        }
      case .gridRow(let fraction):
        // Their columns are dealt by the grid.
        if axis == .vertical {
          GridLayout.dealRow(nodes, first..<end, fraction, in: slot, &slots)
        }
      case .padding(let insets):
        let sides = insets.sides(axis)
        let inner = Slot(
          position: slot.position + sides.before,
          length: max(0, slot.length - sides.before - sides.after))
        place(first, .start, in: inner, &slots)
      case .frame(_, _, let horizontal, let vertical):
        let fraction = axis == .horizontal ? horizontal : vertical
        place(first, fraction, in: slot, &slots)
        if let guides {
          let inset = guides.place(
            first, fraction, axis, length: slots[first].length, in: slot.length, of: index)
          slots[first].position = slot.position + inset
        }
      case .fixedSize(let horizontal, let vertical):
        if axis == .horizontal ? horizontal : vertical {
          slots[first].position = slot.position
          slots[first].length = slots[first].span.ideal
        } else {
          place(first, .start, in: slot, &slots)
        }
      case .background(let horizontal, let vertical), .overlay(let horizontal, let vertical):
        let fraction = axis == .horizontal ? horizontal : vertical
        place(first, fraction, in: slot, &slots)
        if let guides {
          let inset = guides.place(
            first, fraction, axis, length: slots[first].length, in: slot.length, of: index,
            content: first + nodes[first].size)
          slots[first].position = slot.position + inset
        }
        let second = first + nodes[first].size
        slots[second].position = slot.position
        slots[second].length = slot.length
      case .offset(let x, let y):
        slots[first].position = slot.position + (axis == .horizontal ? x : y)
        slots[first].length = slot.length
      default:
        slots[first].position = slot.position
        slots[first].length = slot.length
      }
    }
  }

  static func place(
    _ index: Int, _ fraction: Fraction, in slot: Slot, _ slots: inout [Slot]
  ) {
    let length = slots[index].span.clamped(slot.length)
    slots[index].length = length
    slots[index].position = slot.position + fraction.inset(of: slot.length - length)
  }

  private static func dealAcross(
    _ nodes: [ViewNode], _ range: Range<Int>, _ fraction: Fraction, _ axis: Axis, in slot: Slot,
    _ slots: inout [Slot], _ guides: GuideValues?
  ) {
    var index = range.lowerBound
    while index < range.upperBound {
      place(index, fraction, in: slot, &slots)
      index += nodes[index].size
    }
    guard let guides else { return }
    let parent = range.lowerBound - 1
    let group = guides.group(range, fraction, axis, in: slot.length, of: parent) {
      slots[$0].length
    }
    index = range.lowerBound
    while index < range.upperBound {
      let value = guides.value(fraction, axis, of: index, length: slots[index].length)
      slots[index].position = slot.position + group.place(value)
      index += nodes[index].size
    }
  }

  private static func dealAlong(
    _ nodes: [ViewNode], _ range: Range<Int>, _ axis: Axis, _ spacing: Int32?, in slot: Slot,
    _ slots: inout [Slot], _ dealer: inout StackDealer
  ) {
    dealer.reset()
    var gaps = 0
    var index = range.lowerBound
    var previous = -1
    while index < range.upperBound {
      if previous >= 0 { gaps += gap(spacing, axis, nodes, previous, index) }
      dealer.add(slots[index].span, priority: nodes[index].priority)
      previous = index
      index += nodes[index].size
    }
    dealer.deal(max(0, slot.length - gaps))
    var position = slot.position
    var number = 0
    previous = -1
    index = range.lowerBound
    while index < range.upperBound {
      if previous >= 0 { position += gap(spacing, axis, nodes, previous, index) }
      slots[index].position = position
      slots[index].length = dealer.length(number)
      position += slots[index].length
      number += 1
      previous = index
      index += nodes[index].size
    }
  }
}
