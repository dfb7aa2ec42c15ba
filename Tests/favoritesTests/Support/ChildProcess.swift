import Foundation
import XCTest

/// A program that runs with its streams in files, so nothing can block on a full pipe.
struct ChildProcess {
  let pid: pid_t

  /// - Parameters:
  ///   - input: The file for the standard input.
  ///   - output: Gets the standard output; truncated first.
  ///   - error: Gets the error output; truncated first.
  init(
    _ path: String, _ arguments: [String], environment: [String: String],
    input: String = "/dev/null", output: String = "/dev/null", error: String = "/dev/null"
  ) throws {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, input, O_RDONLY, 0)
    let flags = O_WRONLY | O_CREAT | O_TRUNC
    posix_spawn_file_actions_addopen(&actions, 1, output, flags, 0o600)
    posix_spawn_file_actions_addopen(&actions, 2, error, flags, 0o600)
    var argv = ([path] + arguments).map { strdup($0) } + [nil]
    var envp = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { (argv + envp).forEach { free($0) } }
    var pid = pid_t()
    let code = posix_spawn(&pid, path, &actions, nil, &argv, &envp)
    guard code == 0 else {
      throw NSError(
        domain: "spawn", code: Int(code), userInfo: [NSLocalizedDescriptionKey: path])
    }
    self.pid = pid
  }

  /// The exit code, or 128 and the number of the signal, as shells have it.
  func wait() -> Int32 {
    var status: Int32 = 0
    while waitpid(pid, &status, 0) < 0 && errno == EINTR {}
    let signal = status & 0x7F
    return signal == 0 ? (status >> 8) & 0xFF : 128 + signal
  }

  /// Lets other processes run so many times, or until it has ended, and says how often it did.
  @discardableResult
  func leave(alone turns: Int) -> Int {
    var turn = 0
    while turn < turns, !isDone {
      sched_yield()
      turn += 1
    }
    return turn
  }

  /// Whether it has ended; it can be waited for all the same.
  private var isDone: Bool {
    var info = siginfo_t()
    return waitid(P_PID, id_t(pid), &info, WEXITED | WNOHANG | WNOWAIT) == 0
      && info.si_signo == SIGCHLD
  }

  func kill() {
    Foundation.kill(pid, SIGKILL)
  }
}
