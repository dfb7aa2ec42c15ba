import Foundation

/// What is known about who gives heights and headers before anything is shown.
///
/// UIKit looks whether a delegate has a member at all. Here every member has a default, and a
/// default that answers says so: then what is asked for all rows ahead of time is asked no more. A
/// table of a million rows asks once where nobody has an answer.
struct LookAhead {
  /// The members that turned out to be defaults since the look ahead began.
  var defaults: DefaultAnswers = []
  /// Whether there are views for headers, and for footers; nothing until one was asked for.
  var givesViews: [SectionEdge: Bool] = [:]
  /// A header or footer that was asked for to find that out, for when its section is shown.
  var offered: [SectionEdge: (section: Int, view: Display.EdgeView)] = [:]

  /// Sections without a header, and without a footer, that had no title when they were asked again;
  /// until the next change they are asked no more.
  private var untitled: [SectionEdge: IndexSet] = [:]

  func isUntitled(_ edge: SectionEdge, _ section: Int) -> Bool {
    untitled[edge]?.contains(section) == true
  }

  mutating func noteUntitled(_ edge: SectionEdge, _ section: Int) {
    untitled[edge, default: IndexSet()].insert(section)
  }

  mutating func forgetUntitled() {
    untitled = [:]
    defaults.subtract([.headerTitle, .footerTitle])
  }
}

/// Members of the delegate and data source whose defaults have answered.
struct DefaultAnswers: OptionSet, Hashable {
  let rawValue: UInt16

  static let rowHeight = DefaultAnswers(rawValue: 1 << 0)
  static let estimatedRowHeight = DefaultAnswers(rawValue: 1 << 1)
  static let estimatedHeaderHeight = DefaultAnswers(rawValue: 1 << 2)
  static let estimatedFooterHeight = DefaultAnswers(rawValue: 1 << 3)
  static let headerTitle = DefaultAnswers(rawValue: 1 << 4)
  static let footerTitle = DefaultAnswers(rawValue: 1 << 5)

  static func title(of edge: SectionEdge) -> Self { edge == .header ? .headerTitle : .footerTitle }
}
