import Foundation

private struct CalendarKey: EnvironmentKey {
  static var defaultValue: Calendar { .current }
}

private struct TimeZoneKey: EnvironmentKey {
  static var defaultValue: TimeZone { .current }
}

private struct LayoutDirectionKey: EnvironmentKey {
  static var defaultValue: LayoutDirection { .leftToRight }
}

private struct DynamicTypeSizeKey: EnvironmentKey {
  static var defaultValue: DynamicTypeSize { .large }
}

private struct OpenURLKey: EnvironmentKey {
  static var defaultValue: OpenURLAction { OpenURLAction { _ in .discarded } }
}

extension EnvironmentValues {
  public var calendar: Calendar {
    get { self[CalendarKey.self] }
    set { self[CalendarKey.self] = newValue }
  }

  public var timeZone: TimeZone {
    get { self[TimeZoneKey.self] }
    set { self[TimeZoneKey.self] = newValue }
  }

  /// The direction in which people read. Rows are laid out from left to right in both: terminals
  /// that turn text round do so themselves.
  public var layoutDirection: LayoutDirection {
    get { self[LayoutDirectionKey.self] }
    set { self[LayoutDirectionKey.self] = newValue }
  }

  /// How large text is to be. A terminal has one size.
  public var dynamicTypeSize: DynamicTypeSize {
    get { self[DynamicTypeSizeKey.self] }
    set { self[DynamicTypeSizeKey.self] = newValue }
  }

  /// Opens an address. Without a handler nothing does: set one for the place where views are shown.
  public var openURL: OpenURLAction {
    get { self[OpenURLKey.self] }
    set { self[OpenURLKey.self] = newValue }
  }
}

/// The direction in which people read.
public enum LayoutDirection: Hashable, Sendable, CaseIterable { case leftToRight, rightToLeft }

/// How large text is to be.
public enum DynamicTypeSize: Int, Hashable, Sendable, Comparable, CaseIterable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

  public var isAccessibilitySize: Bool { self >= .accessibility1 }

  public static func < (left: DynamicTypeSize, right: DynamicTypeSize) -> Bool {
    left.rawValue < right.rawValue
  }
}

/// Opens addresses, in the way of the place where views are shown.
@MainActor @preconcurrency
public struct OpenURLAction {
  /// What became of an address.
  public enum Result: Hashable, Sendable { case handled, discarded, systemAction }

  private let handler: @MainActor (URL) -> Result

  public nonisolated init(handler: @escaping @MainActor (URL) -> Result) { self.handler = handler }

  public func callAsFunction(_ url: URL) { _ = handler(url) }

  public func callAsFunction(_ url: URL, completion: (_ accepted: Bool) -> Void) {
    completion(handler(url) != .discarded)
  }
}
