import Roster

// More rows as people write them: modifiers, containers, branches, shapes.

struct CardModifier: ViewModifier {
  @Environment(\.colorScheme) private var colorScheme
  func body(content: Content) -> some View {
    content.padding().background(colorScheme == .dark ? Color.black : Color.white).cornerRadius(12)
      .shadow(color: .black.opacity(0.2), radius: 4, x: 0, y: 2)
  }
}
extension View { func card() -> some View { modifier(CardModifier()) } }
struct CardRow: View {
  var body: some View {
    Text("Card").frame(maxWidth: .infinity, alignment: .leading).card().padding(.horizontal)
  }
}

struct IconRow<Content: View>: View {
  let icon: String
  @ViewBuilder let content: () -> Content
  init(icon: String, @ViewBuilder content: @escaping () -> Content) {
    self.icon = icon; self.content = content
  }
  var body: some View {
    HStack {
      Image(systemName: icon); content()
    }
  }
}
struct IconRow2<Content: View>: View {
  var icon: String; @ViewBuilder var content: Content;
  var body: some View {
    HStack {
      Image(systemName: icon).frame(width: 24); content
    }
  }
}

enum LoadState { case loading, loaded(String), failed(any Error) }
struct StateRow: View {
  let state: LoadState
  var body: some View {
    switch state {
    case .loading: ProgressView("Loading")
    case .loaded(let text): Text(text)
    case .failed(let error):
      Label(error.localizedDescription, systemImage: "exclamationmark.triangle").foregroundStyle(
        .red)
    }
  }
}

private struct AccentKey: EnvironmentKey { static let defaultValue: Color = .blue }
extension EnvironmentValues {
  var rowAccent: Color {
    get { self[AccentKey.self] }
    set { self[AccentKey.self] = newValue }
  }
}
extension View { func rowAccent(_ c: Color) -> some View { environment(\.rowAccent, c) } }
struct AccentRow: View {
  @Environment(\.rowAccent) var accent; @Environment(\.isEnabled) var isEnabled;
  @Environment(\.layoutDirection) var dir; @Environment(\.dynamicTypeSize) var size;
  var body: some View { Text("Accent").foregroundStyle(isEnabled ? accent : .secondary) }
}

struct OptionalRow: View {
  var subtitle: String?
  var body: some View {
    VStack(alignment: .leading) {
      Text("Title")
      if let subtitle { Text(subtitle).font(.footnote).foregroundStyle(.secondary) }
      Group { if subtitle == nil { Text("none").italic() } else { EmptyView() } }
      subtitle.map { Text($0) }
      Divider()
    }
  }
}

struct FancyRow: View {
  var body: some View {
    ZStack(alignment: .leading) {
      RoundedRectangle(cornerRadius: 8).fill(
        LinearGradient(
          gradient: Gradient(colors: [.red, .blue]), startPoint: .leading, endPoint: .trailing)
      ).frame(height: 32)
      RoundedRectangle(cornerRadius: 8).stroke(Color.gray, lineWidth: 1).frame(height: 32)
      Text("Fancy").bold().foregroundColor(.white).padding(.leading)
    }
    .opacity(0.9).scaleEffect(1.0).blur(radius: 0).zIndex(1)
  }
}
