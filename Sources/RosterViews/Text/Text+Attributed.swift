import Foundation
import RosterDrawing

extension Text {
  /// Text in several styles: those of ``AttributeScopes/RosterAttributes`` show.
  ///
  /// ```swift
  /// var title = AttributedString("Total: 12")
  /// if let number = title.range(of: "12") { title[number].foregroundColor = .green }
  /// Text(title)
  /// ```
  public nonisolated init(_ attributedContent: AttributedString) {
    let pieces = attributedContent.runs.map { run in
      var piece = Run(text: String(attributedContent.characters[run.range]))
      piece.look.foreground = run[AttributeScopes.RosterAttributes.ForegroundColorAttribute.self]
      piece.look.background = run[AttributeScopes.RosterAttributes.BackgroundColorAttribute.self]
      let font = run[AttributeScopes.RosterAttributes.FontAttribute.self]
      if font?.weight.isBold == true { piece.look.set(.bold, true) }
      if font?.isItalic == true { piece.look.set(.italic, true) }
      if run[AttributeScopes.RosterAttributes.UnderlineStyleAttribute.self] != nil {
        piece.look.set(.underline, true)
      }
      if run[AttributeScopes.RosterAttributes.StrikethroughStyleAttribute.self] != nil {
        piece.look.set(.strikethrough, true)
      }
      return piece
    }
    runs = pieces.isEmpty ? [Run(text: "")] : pieces
  }

  /// A line below or through text.
  public struct LineStyle: Hashable, Sendable {
    public static let single = LineStyle()

    private init() {}

    /// A line. On a terminal it has one pattern, and the colour of the text.
    public init(pattern: Pattern = .solid, color: Color? = nil) {}

    public enum Pattern: Hashable, Sendable { case solid, dash, dot, dashDot, dashDotDot }
  }
}

extension AttributeScopes {
  /// What attributed text can ask of a terminal.
  public struct RosterAttributes: AttributeScope {
    public let foregroundColor: ForegroundColorAttribute
    public let backgroundColor: BackgroundColorAttribute
    public let font: FontAttribute
    public let underlineStyle: UnderlineStyleAttribute
    public let strikethroughStyle: StrikethroughStyleAttribute
    public let foundation: FoundationAttributes

    public enum ForegroundColorAttribute: AttributedStringKey {
      public typealias Value = Color
      public static let name = "Roster.ForegroundColor"
    }

    public enum BackgroundColorAttribute: AttributedStringKey {
      public typealias Value = Color
      public static let name = "Roster.BackgroundColor"
    }

    /// Its weight and slant show.
    public enum FontAttribute: AttributedStringKey {
      public typealias Value = Font
      public static let name = "Roster.Font"
    }

    public enum UnderlineStyleAttribute: AttributedStringKey {
      public typealias Value = Text.LineStyle
      public static let name = "Roster.UnderlineStyle"
    }

    public enum StrikethroughStyleAttribute: AttributedStringKey {
      public typealias Value = Text.LineStyle
      public static let name = "Roster.StrikethroughStyle"
    }
  }

  public var roster: RosterAttributes.Type { RosterAttributes.self }
}

extension AttributeDynamicLookup {
  public subscript<Key: AttributedStringKey>(
    dynamicMember path: KeyPath<AttributeScopes.RosterAttributes, Key>
  ) -> Key { self[Key.self] }
}
