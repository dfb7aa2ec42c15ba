import Foundation

/// A stack for the handlers of signals: the usual one may be what ran out.
///
/// It serves the thread that asks for it, until that one gives it back. Every thread that runs code of
/// a program on a terminal needs one: where it is missing, the system ends a program whose stack ran
/// out without any handler, and the terminal stays as it is.
final class SignalStack {
  private var memory: UnsafeMutableRawPointer?
  private var former = stack_t()

  /// Runs something on a thread whose handlers have a stack of their own meanwhile.
  static func with<Result>(_ body: () throws -> Result) rethrows -> Result {
    let stack = SignalStack()
    stack.use()
    defer { stack.giveBack() }
    return try body()
  }

  /// Lets handlers run on it.
  func use() {
    guard memory == nil else { return }
    let memory = UnsafeMutableRawPointer.allocate(byteCount: Self.size, alignment: 16)
    var stack = stack_t()
    stack.ss_sp = memory
    stack.ss_size = .init(Self.size)
    guard sigaltstack(&stack, &former) == 0 else { return memory.deallocate() }
    self.memory = memory
  }

  /// Puts back what was there before.
  func giveBack() {
    guard let memory, sigaltstack(&former, nil) == 0 else { return }
    self.memory = nil
    memory.deallocate()
  }

  /// Bytes; the registers of a large processor take some thousand.
  private static var size: Int { 1 << 16 }
}
