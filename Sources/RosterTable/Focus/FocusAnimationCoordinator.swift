/// Runs what goes along with a move of the focus.
///
/// Nothing moves here over time: what is to be animated is done at once, and its completion runs in
/// the next turn.
@MainActor public final class FocusAnimationCoordinator {
  private let turns: TurnQueue

  init(_ turns: TurnQueue) { self.turns = turns }

  public func addCoordinatedAnimations(
    _ animations: (() -> Void)?, completion: (() -> Void)? = nil
  ) {
    animations?()
    if let completion { turns.add(completion) }
  }
}
