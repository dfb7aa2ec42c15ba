import Roster

/// A table on a terminal, and keys and the mouse back into the table.
///
/// The row with the focus is the current row: arrow keys move it, and the terminal's cursor stands
/// on it. Selected rows have a mark. Swipe actions open as a strip in the row.
///
/// ```swift
/// let list = TerminalTable(table, on: device, encoder: TerminalEncoder(hasColors: true))
/// list.header = [StyledText("Favorites", style: Style(.bold))]
/// try list.render()
/// for await event in device.events() {
///   if case .key(let key) = event, !list.handle(key) { break }
///   try list.render()
/// }
/// ```
///
/// What a frame costs depends on what shows and what changed, not on how many rows there are. The
/// table is laid out and drawn as it would be without a terminal.
@MainActor
public final class TerminalTable {
  public let table: TableView
  public let device: any TerminalDevice

  /// Lines above the table, which do not scroll; longer ones are cut off.
  public var header: [StyledText] = []

  /// Lines below the table, as a status line and one about keys.
  public var footer: [StyledText] = []

  /// Where the cursor stands while the user types something in header or footer, from the top left
  /// cell of the screen; nil for the current row.
  public var cursor: CellPoint?

  /// Whether changes are told line by line, for people who do not see the screen, instead of drawn.
  public var isScreenReader = false { didSet { if isScreenReader != oldValue { repaint() } } }

  /// Whether stars, marks, lines and whatever else the table draws by itself is ASCII, for terminals
  /// whose fonts lack them. Texts stay as they are.
  public var isASCII = false {
    didSet {
      guard isASCII != oldValue else { return }
      lookChanged()
      repaint()
    }
  }

  var screen: TerminalScreen
  /// The traits that the table had by itself.
  private let traits: TraitCollection?
  /// What was told last.
  var speech = TerminalSpeech()
  /// Where the mouse was pressed, until it is released.
  var drag: MouseDrag?
  /// Whether the current row is kept in view: not where the wheel was turned to rows of which none
  /// can be current.
  var followsFocus = true

  /// - Parameter hasScrollRegions: False for terminals that cannot scroll a part of the screen.
  public init(
    _ table: TableView, on device: any TerminalDevice, encoder: TerminalEncoder,
    hasScrollRegions: Bool = true
  ) {
    self.table = table
    self.device = device
    screen = TerminalScreen(encoder: encoder, hasScrollRegions: hasScrollRegions)
    traits = table.traitOverride
    table.keepsFocusedRowInPlace = true
    lookChanged()
  }

  /// What the terminal gets: whether it has colours.
  public var encoder: TerminalEncoder {
    get { screen.encoder }
    set {
      guard newValue != screen.encoder else { return }
      screen.encoder = newValue
      lookChanged()
      repaint()
    }
  }

  /// The smallest screen on which a table shows. On a smaller one keys and the mouse do nothing.
  public static let minimumSize = CellSize(width: 20, height: 4)

  /// Whether the screen is too small for anything to show: nobody could see what keys do.
  package var isTooSmall: Bool {
    let size = screenSize
    return !isScreenReader
      && (size.width < Self.minimumSize.width || size.height < Self.minimumSize.height)
  }

  /// Writes everything anew next time: for a screen that somebody else wrote to, as after the
  /// program was stopped and goes on.
  public func repaint() {
    screen.forget()
    speech = TerminalSpeech(news: speech.news)
  }

  /// Brings the screen up to date, in one write; in none if it is.
  ///
  /// - Throws: what the device throws. The next call writes everything.
  public func render() throws {
    let bytes = isScreenReader ? spokenBytes() : screen.update(to: frame())
    guard !bytes.isEmpty else { return }
    do {
      try device.write(bytes)
    } catch {
      repaint()
      throw error
    }
  }

  /// Whether the current row has a mark of its own beside the rows: where it cannot be told by
  /// its style.
  var hasPointer: Bool { !encoder.hasColors || isASCII }

  private func lookChanged() {
    var shown = traits ?? table.traitCollection
    if isASCII { (shown.symbols, shown.ellipsis) = (.ascii, "...") }
    if !encoder.hasColors { shown.accessibilityDifferentiateWithoutColor = true }
    table.traitOverride = isASCII || !encoder.hasColors ? shown : traits
    table.marks = .init(
      selected: isASCII ? "+" : "✓", focused: hasPointer ? "" : "›", countsActions: true)
  }
}
