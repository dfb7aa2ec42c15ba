import Roster

// Rows as people write them for SwiftUI lists, with nothing changed but the import.

struct Contact: Identifiable, Hashable {
  let id = UUID(); var name: String; var phone: String; var isOnline: Bool
}
struct ContactRow: View {
  let contact: Contact
  var body: some View {
    HStack(spacing: 12) {
      Circle()
        .fill(contact.isOnline ? Color.green : Color.gray)
        .frame(width: 10, height: 10)
      VStack(alignment: .leading, spacing: 4) {
        Text(contact.name).font(.headline)
        Text(contact.phone).font(.subheadline).foregroundColor(.secondary)
      }
      Spacer()
      Image(systemName: "chevron.right").foregroundStyle(.tertiary)
    }
    .padding(.vertical, 8)
  }
}

final class Settings: ObservableObject {
  @Published var notifications = true; @Published var volume = 0.5; @Published var name = "Ann"
}
struct SettingRow: View {
  @ObservedObject var settings: Settings
  var body: some View {
    Toggle(isOn: $settings.notifications) {
      Label("Notifications", systemImage: "bell.badge")
    }
    .toggleStyle(.switch)
    .tint(.green)
  }
}

struct CounterRow: View {
  @State private var count = 0
  var body: some View {
    HStack {
      Button(action: { count -= 1 }) { Image(systemName: "minus.circle") }
        .buttonStyle(.borderless)
        .disabled(count == 0)
      Text("\(count)").monospacedDigit().frame(minWidth: 44)
      Button("+") { withAnimation(.spring()) { count += 1 } }.buttonStyle(BorderlessButtonStyle())
    }
  }
}

struct MessageRow: View {
  let text: String; let isMine: Bool; let date: Date
  var body: some View {
    HStack {
      if isMine { Spacer(minLength: 40) }
      Text(text)
        .padding(10)
        .foregroundColor(isMine ? .white : .primary)
        .background(isMine ? Color.blue : Color(white: 0.9))
        .clipShape(RoundedRectangle(cornerRadius: 16, style: .continuous))
      if !isMine { Spacer(minLength: 40) }
    }
    .listRowInsets(EdgeInsets())
    .listRowBackground(Color.clear)
    .listRowSeparator(.hidden)
  }
}

struct Product: Identifiable { let id: Int; let title: String; let price: Double; let rating: Int }
struct ProductRow: View {
  let product: Product
  var body: some View {
    HStack(alignment: .firstTextBaseline) {
      VStack(alignment: .leading) {
        Text(product.title).lineLimit(2).truncationMode(.tail).fixedSize(
          horizontal: false, vertical: true)
        HStack(spacing: 2) {
          ForEach(1...5, id: \.self) { index in
            Image(systemName: index <= product.rating ? "star.fill" : "star")
              .foregroundColor(.yellow).imageScale(.small)
          }
        }
      }
      Spacer()
      Text("\(product.price, specifier: "%.2f") €").bold()
      Text("\(product.price, specifier: "%.1f")").font(
        .system(size: 14, weight: .semibold, design: .rounded))
    }
  }
}

struct ProgressRow: View {
  var progress: Double
  var body: some View {
    VStack(alignment: .leading) {
      Text("Downloading…").font(.caption)
      ProgressView(value: progress)
      ProgressView(value: progress, total: 2) { Text("label") }
      ProgressView()
    }
  }
}

struct BadgeRow: View {
  let unread: Int
  var body: some View {
    Label {
      Text("Inbox")
    } icon: {
      Image(systemName: "tray").foregroundColor(.accentColor)
    }
    .overlay(alignment: .trailing) {
      if unread > 0 {
        Text("\(unread)").font(.caption2).padding(.horizontal, 6).background(Capsule().fill(.red))
          .foregroundStyle(.white)
      }
    }
    .badge(unread)
    .accessibilityElement(children: .combine)
    .accessibilityLabel("Inbox, \(unread) unread")
    .accessibilityAddTraits(.isButton)
  }
}

@Observable final class Note {
  var title: String; var body: String; var isExpanded = false;
  init(_ t: String, _ b: String) { title = t; body = b }
}
struct NoteRow: View {
  @Bindable var note: Note
  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      HStack {
        Text(note.title).font(.headline)
        Spacer()
        Image(systemName: "chevron.down").rotationEffect(.degrees(note.isExpanded ? 180 : 0))
      }
      .contentShape(Rectangle())
      .onTapGesture { withAnimation { note.isExpanded.toggle() } }
      if note.isExpanded {
        Text(note.body).transition(.opacity)
        TextField("Title", text: $note.title).textFieldStyle(.roundedBorder)
      }
    }
    .animation(.easeInOut, value: note.isExpanded)
  }
}
