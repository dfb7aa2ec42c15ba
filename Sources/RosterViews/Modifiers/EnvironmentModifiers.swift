import Observation
import RosterDrawing

/// A view whose environment is another one.
public struct EnvironmentChangedView<Content: View>: View {
  public typealias Body = Never
  let content: Content
  let change: (inout EnvironmentValues) -> Void

  public func build(into tree: inout ViewTree) {
    tree.with(change) { content.build(into: &$0) }
  }
}

extension View {
  /// Sets a value of the environment for this view and those inside.
  public func environment<Value>(
    _ path: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
  ) -> EnvironmentChangedView<Self> {
    EnvironmentChangedView(content: self) { $0[keyPath: path] = value }
  }

  /// Changes a value of the environment for this view and those inside.
  public func transformEnvironment<Value>(
    _ path: WritableKeyPath<EnvironmentValues, Value>, transform: @escaping (inout Value) -> Void
  ) -> EnvironmentChangedView<Self> {
    EnvironmentChangedView(content: self) { transform(&$0[keyPath: path]) }
  }

  /// Puts a model into the environment, to be found by its type.
  public func environment<Model: AnyObject & Observable>(
    _ model: Model?
  ) -> EnvironmentChangedView<Self> {
    EnvironmentChangedView(content: self) {
      $0.setObject(model, for: ObjectIdentifier(Model.self))
    }
  }
}
