import Roster

/// A row with what designers add; in cells it looks as without.
struct DecoratedRow: View {
  let name: String
  @ScaledMetric(relativeTo: .body) private var spacing: CGFloat = 8
  @ScaledMetric private var side = 16.0

  var body: some View {
    HStack(spacing: spacing) {
      Text(Image(systemName: "star")) + Text(" \(name)")
      Spacer()
      EquatableView(content: Side(length: side))
      Button("Buy") {}
        .buttonStyle(.bordered)
        .buttonBorderShape(.roundedRectangle(radius: 4))
        .controlSize(.small)
    }
    .foregroundStyle(.primary, .secondary, .tertiary)
    .overlay(.tint, in: Capsule())
    .saturation(0.5).brightness(0.1).contrast(0.9).grayscale(0.2)
    .hueRotation(.degrees(10)).colorMultiply(.red).colorInvert().blendMode(.multiply)
    .scaleEffect(x: 1, y: -1)
    .rotation3DEffect(.degrees(10), axis: (x: 0, y: 1, z: 0))
    .geometryGroup().onHover { _ in }.hoverEffect(.lift).animation(.default)
  }

  private struct Side: View, Equatable {
    let length: CGFloat
    var body: some View { Text("\(Int(length))") }
  }
}
