import Roster

// More rows as people write them: actions, controls, text, styles.

struct SwipeRow: View {
  let title: String
  var onDelete: () -> Void = {}
  var onPin: () -> Void = {}
  var body: some View {
    Text(title)
      .swipeActions(edge: .trailing, allowsFullSwipe: false) {
        Button(role: .destructive, action: onDelete) { Label("Delete", systemImage: "trash") }
        Button {
          onPin()
        } label: {
          Label("Pin", systemImage: "pin")
        }.tint(.orange)
      }
      .swipeActions(edge: .leading) { Button("Read") {}.tint(.blue) }
      .contextMenu { Button("Copy") {} }
      .onLongPressGesture {}
  }
}

// Closures that are handed on as they are, of every kind that a UIKit developer has.
final class PlainModel { var log: [String] = []; func save() { log.append("model") } }
@MainActor final class MainModel { var log: [String] = []; func save() { log.append("main") } }
struct HandedOnRow: View {
  let model: PlainModel
  let main: MainModel
  let action: () -> Void
  var isolated: @MainActor () -> Void = {}
  var sendable: @Sendable () -> Void = {}
  var optional: (() -> Void)?
  var onTap: () -> Void
  var body: some View {
    HStack {
      Button("a", action: action)
      Button(action: model.save) { Text("m") }
      Button("M", role: .destructive, action: main.save)
      Button("i", systemImage: "star", action: isolated).labelStyle(.titleOnly)
      Button("s", action: sendable)
      Button("o", action: optional ?? {})
      Stepper("n", onIncrement: action, onDecrement: optional).fixedSize()
      Text("t").onTapGesture(perform: onTap).onAppear(perform: action)
        .onDisappear(perform: optional).gesture(TapGesture().onEnded(onTap))
        .onChange(of: model.log.count, action).onSubmit(action).onLongPressGesture(perform: onTap)
    }
    .swipeActions { Button("Save", action: action) }
  }
}

struct ControlsRow: View {
  @Binding var volume: Double
  @State private var quantity = 1
  @State private var flavor = "a"
  var body: some View {
    VStack {
      Stepper("Quantity: \(quantity)", value: $quantity, in: 1...10)
    }
  }
}

struct DateRow: View {
  let date: Date;
  var body: some View {
    HStack {
      Text(date, style: .date); Text(date, format: .dateTime.year()); Text(date.formatted(.iso8601))
    }
  }
}

struct TaskRow: View, Equatable {
  let id: Int;
  var body: some View {
    Text("\(id)").id(id).tag(id).onAppear {}.onDisappear {}.onChange(of: id) { old, new in }
      .onChange(of: id) {}.task {}
  }
}

struct LinkRow: View {
  var body: some View { Link("Site", destination: URL(string: "https://example.org")!) }
}

struct RichRow: View {
  var body: some View {
    (Text("Total ") + Text("12").bold().foregroundColor(.red) + Text(" items").font(.caption))
      .multilineTextAlignment(.center).lineLimit(1...3).minimumScaleFactor(0.5).textCase(.uppercase)
      .kerning(1).allowsTightening(true).fontWeight(.medium).fontDesign(.monospaced)
  }
}

struct RichRow_Previews: PreviewProvider { static var previews: some View { RichRow() } }

struct ScaleStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.padding(4).background(configuration.isPressed ? Color.gray : .clear)
  }
}
struct StyledRow: View { var body: some View { Button("Go") {}.buttonStyle(ScaleStyle()) } }
