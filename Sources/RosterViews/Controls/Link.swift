import Foundation

/// A text or view that opens an address, by what `openURL` in the environment does.
public struct Link<Label: View>: View {
  @Environment(\.openURL) private var open
  let destination: URL
  let label: Label

  public init(destination: URL, @ViewBuilder label: () -> Label) {
    self.destination = destination
    self.label = label()
  }

  public var body: some View {
    Button {
      open(destination)
    } label: {
      label
    }
  }
}

extension Link where Label == Text {
  public init(_ title: some StringProtocol, destination: URL) {
    self.init(destination: destination) { Text(title) }
  }
}
