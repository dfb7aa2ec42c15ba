/// What belongs to a change: whether it is animated.
public struct Transaction {
  public var animation: Animation?
  public var disablesAnimations = false

  /// Whether the change is one of many, as while a slider is dragged.
  public var isContinuous = false

  public init(animation: Animation? = nil) { self.animation = animation }

  /// Whether it says nothing.
  var isPlain: Bool { animation == nil && !disablesAnimations && !isContinuous }

  /// The transaction of the call that is going on.
  @TaskLocal static var current: Transaction?
}

extension Transaction: Sendable {}

/// How a change moves. A terminal shows changes at once; transactions carry it all the same.
public struct Animation: Hashable, Sendable {
  private let name: String
  private let duration: Double

  private init(_ name: String, _ duration: Double = 0.35) {
    self.name = name
    self.duration = duration
  }

  public static let `default` = Animation("default")
  public static let linear = Animation("linear")
  public static let easeIn = Animation("easeIn")
  public static let easeOut = Animation("easeOut")
  public static let easeInOut = Animation("easeInOut")
  public static let spring = Animation("spring")
  public static let smooth = Animation("smooth")
  public static let snappy = Animation("snappy")
  public static let bouncy = Animation("bouncy")

  public static func linear(duration: Double) -> Animation { Animation("linear", duration) }
  public static func easeIn(duration: Double) -> Animation { Animation("easeIn", duration) }
  public static func easeOut(duration: Double) -> Animation { Animation("easeOut", duration) }
  public static func easeInOut(duration: Double) -> Animation { Animation("easeInOut", duration) }

  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: Double = 0
  ) -> Animation { Animation("spring", response) }

  /// The animation as it is: nothing moves on a terminal.
  public func delay(_ delay: Double) -> Animation { self }

  /// The animation as it is: nothing moves on a terminal.
  public func speed(_ speed: Double) -> Animation { self }

  /// The animation as it is: nothing moves on a terminal.
  public func repeatCount(_ count: Int, autoreverses: Bool = true) -> Animation { self }

  /// The animation as it is: nothing moves on a terminal.
  public func repeatForever(autoreverses: Bool = true) -> Animation { self }
}

/// Makes changes with an animation in their transaction. Nothing moves on a terminal.
@discardableResult
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  try withTransaction(Transaction(animation: animation), body)
}

/// Makes changes with a transaction.
@discardableResult
public func withTransaction<Result>(
  _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result {
  try Transaction.$current.withValue(transaction) { try body() }
}
