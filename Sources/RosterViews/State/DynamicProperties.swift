/// A property of a view that is more than its value: what it stands for is found before the body
/// is asked for. `@State`, `@Environment` and the like are such; a struct of them is one too.
public protocol DynamicProperty {}

/// What a dynamic property stands for, shared by all copies of the view value.
class DynamicLink {
  /// Finds it for a view at a place.
  ///
  /// - Returns: What is wrong, if it is not there.
  func attach(_ context: LinkContext, type: ObjectIdentifier, ordinal: Int) -> ViewFault? { nil }
}

protocol LinkedProperty {
  var link: DynamicLink { get }
}

/// Where a view is.
struct LinkContext {
  let store: ViewStateStore
  let environment: EnvironmentValues
  let path: UInt64
}

/// Finds dynamic properties in views, and links them.
@MainActor
@usableFromInline
enum DynamicProperties {
  private static var known: [ObjectIdentifier: Bool] = [:]

  /// Whether views of a type have any. The first view of a type is looked at, no other.
  @usableFromInline
  static func areIn<Content>(_ view: Content) -> Bool {
    let type = ObjectIdentifier(Content.self)
    if let answer = known[type] { return answer }
    let answer = contains(view)
    known[type] = answer
    return answer
  }

  /// Links all of a view's.
  ///
  /// - Returns: What is missing.
  static func link<Content>(_ view: Content, in context: LinkContext) -> ViewFault? {
    var ordinal = 0
    return link(view, in: context, type: ObjectIdentifier(Content.self), ordinal: &ordinal)
  }

  private static func contains(_ value: Any) -> Bool {
    Mirror(reflecting: value).children.contains {
      $0.value is LinkedProperty || ($0.value is DynamicProperty && contains($0.value))
    }
  }

  private static func link(
    _ value: Any, in context: LinkContext, type: ObjectIdentifier, ordinal: inout Int
  ) -> ViewFault? {
    for child in Mirror(reflecting: value).children {
      if let property = child.value as? LinkedProperty {
        if let fault = property.link.attach(context, type: type, ordinal: ordinal) { return fault }
        ordinal += 1
      } else if child.value is DynamicProperty {
        let fault = link(child.value, in: context, type: type, ordinal: &ordinal)
        if let fault { return fault }
      }
    }
    return nil
  }
}
