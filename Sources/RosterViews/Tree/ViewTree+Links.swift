/// What dynamic properties stand for at the place of a view, now and when its closures run.
extension ViewTree {
  /// What links the views around an owner.
  @usableFromInline
  struct Links {
    fileprivate let relink: (() -> Void)?
  }

  /// Finds what the dynamic properties of something stand for.
  ///
  /// - Returns: What is to be given back behind it; nil if something is missing, which is shown.
  @MainActor
  @usableFromInline
  mutating func link<Owner>(_ owner: Owner) -> Links? {
    let context = LinkContext(store: store, environment: environment, path: path)
    if let missing = DynamicProperties.link(owner, in: context) {
      refuse(missing)
      return nil
    }
    let outside = relink
    // The state of a place keeps closures of it: none of them may keep the state.
    relink = { [weak store, environment, path] in
      outside?()
      guard let store else { return }
      let context = LinkContext(store: store, environment: environment, path: path)
      _ = DynamicProperties.link(owner, in: context)
    }
    return Links(relink: outside)
  }

  @usableFromInline
  mutating func unlink(_ links: Links) { relink = links.relink }

  /// What a program does later with views as they are built here: their state is that of this
  /// place.
  func linked(_ action: @escaping () -> Void) -> () -> Void {
    guard let relink else { return action }
    return {
      relink()
      action()
    }
  }

  /// What a control does when it is pressed: if its value then is not the one that shows, the views
  /// are built anew, also where nobody follows the value.
  func following(
    _ isAsShown: @escaping () -> Bool, _ action: @escaping () -> Void
  ) -> () -> Void {
    { [weak store] in
      action()
      if !isAsShown() { store?.invalidation.mark() }
    }
  }
}
