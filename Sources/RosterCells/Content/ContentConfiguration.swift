import RosterViews

/// What a cell, a header or a footer shows, as a value.
///
/// A view made from a configuration changes when it gets another one; changing a configuration by
/// itself changes nothing on screen.
public protocol ContentConfiguration {
  /// A view that shows this configuration.
  @MainActor func makeContentView() -> any PlatformView & ContentView

  /// The configuration for a state: what was set stays, what was not follows the state.
  @MainActor func updated(for state: any ConfigurationState) -> Self
}

extension ContentConfiguration {
  @MainActor public func updated(for state: any ConfigurationState) -> Self { self }
}

/// A view that shows a ``ContentConfiguration``.
@MainActor public protocol ContentView: AnyObject {
  /// What the view shows; setting it changes the view in place.
  var configuration: any ContentConfiguration { get set }

  /// Whether the view can show a configuration; if not, another view is made for it.
  func supports(_ configuration: any ContentConfiguration) -> Bool
}

extension ContentView {
  /// Whether the configuration is of the same type as the one that is shown.
  public func supports(_ configuration: any ContentConfiguration) -> Bool {
    type(of: configuration) == type(of: self.configuration)
  }
}
