"""Runs a program on a pseudo terminal and tells what it does there, a line for each fact.

session.py SCENARIO PROGRAM [ARGUMENT...]

Waits for output, for states and for ends, never for time: a wait that lasts too long is a fault.
"""
import fcntl
import os
import pty
import select
import signal
import struct
import sys
import termios

PATIENCE = 30


def size(terminal, columns, lines):
    fcntl.ioctl(terminal, termios.TIOCSWINSZ, struct.pack("HHHH", lines, columns, 0, 0))


class Session:
    """A program with a terminal of its own, under a parent that controls jobs as shells do."""

    def __init__(self, arguments, columns=60, lines=12, stubborn=False):
        self.master, self.slave = pty.openpty()
        size(self.slave, columns, lines)
        self.before = termios.tcgetattr(self.slave)
        self.output = b""
        # The parent says what became of the job, and is told to let it go on.
        self.told, tell = os.pipe()
        asked, self.ask = os.pipe()
        self.keeper = os.fork()
        if self.keeper == 0:
            os.close(self.master)
            keep(self.slave, arguments, tell, asked, stubborn)
        os.close(tell)
        os.close(asked)
        self.job = int(self.line())

    def line(self):
        """What the parent says next."""
        text = b""
        while not text.endswith(b"\n"):
            if not select.select([self.told], [], [], PATIENCE)[0]:
                fail("nothing became of the program", self.output)
            piece = os.read(self.told, 1)
            if not piece:
                fail("the parent is gone", self.output)
            text += piece
        return text.decode().strip()

    def type(self, keys):
        os.write(self.master, keys.encode())

    def tell_program(self, how):
        """Types keys, or sends a signal."""
        if isinstance(how, str):
            self.type(how)
        else:
            os.kill(self.job, how)

    def read(self):
        if not select.select([self.master], [], [], PATIENCE)[0]:
            return False
        try:
            piece = os.read(self.master, 65536)
        except OSError:
            return False
        self.output += piece
        return bool(piece)

    def wait(self, text):
        """Waits for output, and forgets what came before it."""
        text = text.encode()
        while text not in self.output:
            if not self.read():
                fail("did not come: " + repr(text), self.output)
        self.output = self.output.split(text, 1)[1]

    def drain(self):
        """What was written by now."""
        while select.select([self.master], [], [], 0)[0] and self.read():
            pass
        return self.output

    def same(self):
        return termios.tcgetattr(self.slave) == self.before

    def end(self):
        print("end", self.line())
        print("attributes", "same" if self.same() else "other")
        left = self.drain()
        print("left", "yes" if b"\x1b[?1049l" in left and left.endswith(b"\x1b[?25h") else repr(left))


def keep(slave, arguments, tell, asked, stubborn):
    """Starts the job in front, and passes on what becomes of it.

    A job that was stopped goes on in front, or where it is.
    """
    os.setsid()
    fcntl.ioctl(slave, termios.TIOCSCTTY, 0)
    signal.signal(signal.SIGTTOU, signal.SIG_IGN)
    signal.signal(signal.SIGHUP, signal.SIG_IGN)
    job = os.fork()
    if job == 0:
        os.setpgid(0, 0)
        os.tcsetpgrp(slave, os.getpid())
        # Where to write in the background stops nothing, nothing is to be written.
        if not stubborn:
            signal.signal(signal.SIGTTOU, signal.SIG_DFL)
        signal.signal(signal.SIGHUP, signal.SIG_DFL)
        for number in range(3):
            os.dup2(slave, number)
        os.closerange(3, 64)
        os.execv(arguments[0], arguments)
    os.write(tell, b"%d\n" % job)
    while True:
        _, status = os.waitpid(job, os.WUNTRACED)
        if os.WIFSTOPPED(status):
            os.tcsetpgrp(slave, os.getpid())
            os.write(tell, b"stopped\n")
            if os.read(asked, 1) == b"x":
                os.tcsetpgrp(slave, job)
            os.killpg(job, signal.SIGCONT)
        elif os.WIFSIGNALED(status):
            os.write(tell, b"signal %d\n" % os.WTERMSIG(status))
            os._exit(0)
        else:
            os.write(tell, b"code %d\n" % os.WEXITSTATUS(status))
            os._exit(0)


def fail(text, output):
    print("fault:", text, "after", repr(output[-600:]))
    sys.stdout.flush()
    os._exit(1)


def keys(arguments):
    session = Session(arguments)
    session.wait("quit")
    session.type("j\r")
    session.wait("Starred title b")
    session.type("\x1b[B\x1b")
    session.end()


def leave(arguments, how):
    session = Session(arguments)
    session.wait("quit")
    session.tell_program(how)
    session.end()


def resize(arguments):
    session = Session(arguments)
    session.wait("quit")
    size(session.master, 60, 6)
    session.wait("quit")
    size(session.master, 10, 2)
    session.wait("mall")
    size(session.master, 60, 12)
    session.wait("quit")
    session.type("q")
    session.end()


def stop(arguments, how):
    session = Session(arguments)
    session.wait("quit")
    session.tell_program(how)
    print("then", session.line())
    # Nobody can give back a terminal for a program that was stopped without being asked.
    if how != signal.SIGSTOP:
        print("attributes", "same" if session.same() else "other")
        print("left", "yes" if session.drain().endswith(b"\x1b[?25h") else repr(session.output))
    termios.tcsetattr(session.slave, termios.TCSANOW, session.before)
    os.write(session.ask, b"x")
    session.wait("\x1b[?1049h")
    session.wait("quit")
    session.type("j")
    session.type("\r")
    session.wait("Starred title b")
    session.type("q")
    session.end()


def background(arguments):
    session = Session(arguments, stubborn=True)
    session.wait("quit")
    session.type("\x1a")
    print("then", session.line())
    session.drain()
    session.output = b""
    os.write(session.ask, b"b")
    # To read it in the background stops the program.
    session.type("\n")
    print("then", session.line())
    print("attributes", "same" if session.same() else "other")
    print("wrote", "nothing" if b"\x1b" not in session.drain() else repr(session.output))
    termios.tcflush(session.slave, termios.TCIFLUSH)
    os.write(session.ask, b"x")
    session.wait("\x1b[?1049h")
    session.wait("quit")
    session.type("q")
    session.end()


def spoken(arguments):
    session = Session(arguments)
    session.wait("\x1b[?2004h")
    session.wait("tells the keys")
    session.type("\x1b[200~dq\x1b[201~")
    session.wait("Pasted text is not taken for keys")
    session.type("q")
    print("end", session.line())
    print("attributes", "same" if session.same() else "other")
    print("left", "yes" if session.drain().endswith(b"\x1b[?2004l") else repr(session.output))


def shared(arguments):
    session = Session(arguments)
    session.wait("quit")
    pid = os.fork()
    if pid == 0:
        os.close(1)
        os.open("/dev/null", os.O_WRONLY)
        os.execv(arguments[0], [arguments[0], "add", "from", "elsewhere"])
    os.waitpid(pid, 0)
    # Without a key.
    session.wait("from elsewhere")
    session.type("q")
    session.end()


FILE = os.environ["HOME"] + "/.local/share/favorites/favorites.json"


def delete_behind_a_lock(session):
    """A deletion that shows, and cannot be saved until the lock is closed."""
    lock = os.open(FILE + ".lock", os.O_RDWR | os.O_CREAT, 0o600)
    fcntl.flock(lock, fcntl.LOCK_EX)
    session.type("d")
    session.wait("Deleted title a")
    return lock


def close_window(session, lock):
    """Closes the window, then the lock, and tells whether the deletion is in the file."""
    os.kill(session.job, signal.SIGHUP)
    os.close(lock)
    print("end", session.line())
    print("attributes", "same" if session.same() else "other")
    with open(FILE) as file:
        print("saved", "no" if "title a" in file.read() else "yes")


def saving(arguments):
    """A window that is closed while what was done is still on its way to the file."""
    session = Session(arguments)
    session.wait("quit")
    lock = delete_behind_a_lock(session)
    session.type("q")
    session.wait("Saving")
    close_window(session, lock)


def impatient(arguments, how):
    """Somebody who does not wait for another program: what was typed is told."""
    session = Session(arguments)
    session.wait("quit")
    lock = delete_behind_a_lock(session)
    session.type("aMilk\r")
    session.wait("Added Milk")
    session.type("q")
    session.wait("Saving")
    session.tell_program(how)
    session.wait("did not wait")
    session.wait("  Milk")
    print("end", session.line())
    print("attributes", "same" if session.same() else "other")
    os.close(lock)


def closing(arguments):
    """A window whose shell and whose system both say that it is closed, while something is saved."""
    session = Session(arguments)
    session.wait("quit")
    lock = delete_behind_a_lock(session)
    # Those that come too fast are one: some are not.
    for _ in range(500):
        os.kill(session.job, signal.SIGHUP)
    session.wait("Saving")
    close_window(session, lock)


def gone(arguments):
    session = Session(arguments)
    session.wait("quit")
    os.close(session.slave)
    os.close(session.master)
    print("end", session.line())


def start(arguments):
    """For the command lines of the help."""
    session = Session(arguments, 80, 24)
    session.wait("quit")
    session.type("q")
    session.end()


def main():
    scenario, arguments = sys.argv[1], sys.argv[2:]
    {
        "keys": keys,
        "start": start,
        "resize": resize,
        "shared": shared,
        "spoken": spoken,
        "background": background,
        "gone": gone,
        "saving": saving,
        "closing": closing,
        "impatient": lambda words: impatient(words, "\x03"),
        "impatient program": lambda words: impatient(words, signal.SIGTERM),
        "ctrl-C": lambda words: leave(words, "\x03"),
        "terminate": lambda words: leave(words, signal.SIGTERM),
        "interrupt": lambda words: leave(words, signal.SIGINT),
        "hang up": lambda words: leave(words, signal.SIGHUP),
        "trap": lambda words: leave(words, signal.SIGILL),
        "quit": lambda words: leave(words, signal.SIGQUIT),
        "alarm": lambda words: leave(words, signal.SIGALRM),
        "user": lambda words: leave(words, signal.SIGUSR1),
        "power": lambda words: leave(words, signal.SIGPWR),
        "real time": lambda words: leave(words, signal.SIGRTMIN + 3),
        "ctrl-Z": lambda words: stop(words, "\x1a"),
        "stop": lambda words: stop(words, signal.SIGTSTP),
        "stop unasked": lambda words: stop(words, signal.SIGSTOP),
    }[scenario](arguments)


main()
