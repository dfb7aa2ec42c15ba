import Foundation

/// The signals that matter to a program on a terminal, while it has one.
///
/// Those that tell something go through a pipe to the reader; those that end the program at once
/// give the terminal back first.
@MainActor
final class TerminalSignals {
  /// Where the bytes of signals come out.
  let wakeInput: Int32
  private var former: [Former] = []
  private let stack = SignalStack()

  /// What a signal did before, and what it does while there is a terminal.
  private struct Former {
    let number: Int32
    var old: sigaction
    let handler: (@convention(c) (Int32) -> Void)?
  }

  /// What the handlers see. Made before any of them runs, and never made anew.
  struct Shared {
    var wake: Int32 = -1
    var restoration: TerminalRestoration?
    /// How often the program was asked to end, and how often it was told to go on.
    var ends = 0
    var resumptions = 0
  }

  /// The byte that ends the reader.
  nonisolated static let end: Int32 = 0
  /// One process, one terminal, one set of handlers.
  nonisolated(unsafe) private static let shared: UnsafeMutablePointer<Shared> = {
    let shared = UnsafeMutablePointer<Shared>.allocate(capacity: 1)
    shared.initialize(to: Shared())
    atexit { TerminalSignals.shared.pointee.restoration?.restore() }
    return shared
  }()

  init(restoring restoration: TerminalRestoration) throws(TerminalError) {
    var ends: [Int32] = [-1, -1]
    guard Self.shared.pointee.wake < 0, pipe(&ends) == 0 else {
      restoration.deallocate()
      throw .failed(operation: "open", reason: String(cString: strerror(errno)))
    }
    for end in ends {
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
    }
    wakeInput = ends[0]
    Self.shared.pointee = Shared(wake: ends[1], restoration: restoration)
    install()
  }

  /// Puts back what was there before, but for signals that do something else by now.
  func close() {
    restore()
    for var action in former where isAction(of: action.number, action.handler) {
      sigaction(action.number, &action.old, nil)
    }
    former = []
    stack.giveBack()
    let old = Self.shared.pointee
    Self.shared.pointee = Shared()
    old.restoration?.deallocate()
    Foundation.close(old.wake)
    Foundation.close(wakeInput)
  }

  /// Whether the end of the program has to give the terminal back.
  var isRestoring: Bool {
    get { Self.shared.pointee.restoration?.isNeeded ?? false }
    set { Self.shared.pointee.restoration?.isNeeded = newValue }
  }

  /// Gives the terminal back.
  func restore() { Self.shared.pointee.restoration?.restore() }

  /// Stops this program and those that were started with it, as ctrl-Z does, until it goes on.
  func stopProcess() {
    let resumptions = Self.shared.pointee.resumptions
    var stopping = sigaction()
    var handling = sigaction()
    sigaction(SIGTSTP, &stopping, &handling)
    kill(0, SIGTSTP)
    let wasStopped = Self.waitForResumption(after: resumptions)
    sigaction(SIGTSTP, &handling, nil)
    if !wasStopped { Self.wake(SIGCONT) }
  }

  /// Lets the calling thread read a terminal that another program has: it is told that it may not,
  /// instead of being stopped in the middle.
  nonisolated static func readWithoutStopping() {
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, SIGTTIN)
    pthread_sigmask(SIG_BLOCK, &signals, nil)
  }

  /// Stops this program, and those that were started with it, as reading in the background does.
  ///
  /// - Returns: Whether it was stopped and went on.
  nonisolated static func stopInBackground() -> Bool {
    let resumptions = shared.pointee.resumptions
    kill(0, SIGTTIN)
    return waitForResumption(after: resumptions)
  }

  /// A signal may come a little later, through another thread. Where nobody could make the program
  /// go on, it does not come at all.
  nonisolated private static func waitForResumption(after resumptions: Int) -> Bool {
    var pause: UInt32 = 1000
    while shared.pointee.resumptions == resumptions, pause <= 32_000 {
      usleep(pause)
      pause *= 2
    }
    return shared.pointee.resumptions != resumptions
  }

  /// Ends the reader.
  nonisolated static func wakeForEnd() { wake(end) }

  nonisolated private static func wake(_ number: Int32) {
    var byte = UInt8(truncatingIfNeeded: number)
    _ = write(shared.pointee.wake, &byte, 1)
  }

  private func install() {
    for number in [SIGWINCH, SIGCONT, SIGTSTP] { handle(number, Self.tell) }
    for number in [SIGHUP, SIGINT, SIGTERM] where !isAction(of: number, SIG_IGN) {
      handle(number, Self.askToEnd)
    }
    // Writing to a terminal that is gone is an error to handle, not a reason to die.
    handle(SIGPIPE, SIG_IGN)
    stack.use()
    let flags = Int32(bitPattern: UInt32(SA_RESETHAND)) | Int32(SA_ONSTACK)
    for number in [SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGABRT, SIGFPE, SIGSYS, SIGQUIT] {
      handle(number, Self.die, flags)
    }
    // Those that end a program unless it ignores them, or does something else about them.
    for number in Self.endings where isAction(of: number, SIG_DFL) {
      handle(number, Self.die, flags)
    }
  }

  /// What else ends a program that does nothing about it.
  static var endings: [Int32] {
    var numbers = [SIGUSR1, SIGUSR2, SIGALRM, SIGVTALRM, SIGPROF, SIGXCPU, SIGXFSZ]
    #if os(Linux)
      numbers += [SIGIO, SIGPWR, SIGSTKFLT]
      numbers += __libc_current_sigrtmin()...__libc_current_sigrtmax()
    #endif
    return numbers
  }

  private func isAction(
    of number: Int32, _ handler: (@convention(c) (Int32) -> Void)?
  ) -> Bool {
    var action = sigaction()
    sigaction(number, nil, &action)
    return unsafeBitCast(action.handler, to: Int.self) == unsafeBitCast(handler, to: Int.self)
  }

  private func handle(
    _ number: Int32, _ handler: (@convention(c) (Int32) -> Void)?, _ flags: Int32 = SA_RESTART
  ) {
    var action = sigaction()
    action.handler = handler
    action.sa_flags = flags
    var old = sigaction()
    guard sigaction(number, &action, &old) == 0 else { return }
    former.append(Former(number: number, old: old, handler: handler))
  }

  nonisolated private static let tell: @convention(c) (Int32) -> Void = { number in
    let code = errno
    if number == SIGCONT { TerminalSignals.shared.pointee.resumptions &+= 1 }
    TerminalSignals.wake(number)
    errno = code
  }

  /// The first time the program is asked. If it does not get to it, the second time ends it.
  ///
  /// But a window that is closed says so more than once, at the same time: its shell does, and the
  /// system.
  nonisolated private static let askToEnd: @convention(c) (Int32) -> Void = { number in
    let code = errno
    if number != SIGHUP { TerminalSignals.shared.pointee.ends &+= 1 }
    if number != SIGHUP, TerminalSignals.shared.pointee.ends > 1 {
      TerminalSignals.shared.pointee.restoration?.restore()
      _exit(128 + number)
    }
    TerminalSignals.wake(number)
    errno = code
  }

  nonisolated private static let die: @convention(c) (Int32) -> Void = { number in
    TerminalSignals.shared.pointee.restoration?.restore()
    raise(number)
  }
}

extension sigaction {
  /// What the systems call differently.
  fileprivate var handler: (@convention(c) (Int32) -> Void)? {
    get {
      #if canImport(Darwin)
        __sigaction_u.__sa_handler
      #else
        __sigaction_handler.sa_handler
      #endif
    }
    set {
      #if canImport(Darwin)
        __sigaction_u.__sa_handler = newValue
      #else
        __sigaction_handler.sa_handler = newValue
      #endif
    }
  }
}
