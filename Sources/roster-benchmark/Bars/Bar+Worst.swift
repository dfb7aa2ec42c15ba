extension Bar {
  /// Shapes that made others quadratic, or overflow their stack, on a stack of 512 KiB.
  static let worst = Bar(name: "worst", title: "the worst shapes: growth when n doubles") { run in
    try onSmallStack(bytes: 512 * 1024) {
      for shape in WorstShape.lists + WorstShape.sections + WorstShape.edits {
        try shape.measure(run)
      }
      try checkEqualHashes(run)
    }
  }
}
