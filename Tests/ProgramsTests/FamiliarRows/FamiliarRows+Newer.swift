import Roster

// Rows as people write them since SwiftUI has observation, focus and grids.

@Observable final class Task7 {
  var title = "Write"
  var isDone = false
  var priority = 2
  var progress = 0.4
  var hours: Double? = 1.5
  var tags = ["home", "work"]
}

enum Priority: Int, CaseIterable, Identifiable {
  case low = 1, middle, high
  var id: Int { rawValue }
  var name: String { "\(self)".capitalized }
}

struct TaskCard: View {
  let task: Task7
  @FocusState private var isEditing: Bool
  @State private var showsMore = false
  @State private var draft = ""

  var body: some View {
    @Bindable var task = task
    VStack(alignment: .leading) {
      HStack {
        Button(action: toggle) {
          Image(systemName: task.isDone ? "checkmark.circle.fill" : "circle")
            .symbolEffect(.bounce, value: task.isDone)
            .foregroundStyle(task.isDone ? .green : .gray)
        }
        .buttonStyle(.plain)
        TextField("Title", text: $task.title)
          .focused($isEditing)
          .textInputAutocapitalization(.never)
          .onSubmit { isEditing = false }
        if isEditing { Button("Done") { isEditing = false } }
      }
      Grid(alignment: .leading, horizontalSpacing: 16) {
        GridRow {
          Text("Hours").foregroundStyle(.secondary)
          TextField("none", value: $task.hours, format: .number).keyboardType(.decimalPad)
        }
        GridRow {
          Text("Done").foregroundStyle(.secondary)
          Slider(value: $task.progress, in: 0...1, step: 0.1)
        }
      }
      Picker("Priority", selection: $task.priority) {
        ForEach(Priority.allCases) { Text($0.name) }
      }
      .pickerStyle(.segmented)
      DisclosureGroup("Tags (\(task.tags.count))", isExpanded: $showsMore) {
        ForEach(Array(task.tags.enumerated()), id: \.offset) { index, tag in
          LabeledContent("#\(index + 1)", value: tag)
        }
        Stepper("Level \(task.priority)", value: $task.priority)
      }
    }
    .clipShape(.rect(cornerRadius: 8))
    .background(.clear, in: .capsule)
    .contentTransition(.numericText())
    .sensoryFeedback(.success, trigger: task.isDone)
  }

  private func toggle() { task.isDone.toggle() }
}
