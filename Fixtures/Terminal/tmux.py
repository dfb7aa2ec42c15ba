"""Runs a program in a tmux of its own and waits for what its screen is to show.

tmux.py FOLDER COLUMNS LINES STEP... -- PROGRAM [ARGUMENT...]

A step is "keys KEY..." as tmux names them, "size COLUMNS LINES", or "show TEXT", the whole screen
without blanks at the ends of lines and without empty lines.
"""
import os
import subprocess
import sys
import time

PATIENCE = 30


def main():
    folder, columns, lines = sys.argv[1:4]
    end = sys.argv.index("--")
    steps, program = sys.argv[4:end], sys.argv[end + 1:]

    def tmux(*words):
        return subprocess.run(
            ["tmux", "-S", folder + "/tmux", "-f", "/dev/null", *words],
            stdin=subprocess.DEVNULL, capture_output=True, text=True)

    def screen():
        shown = tmux("capture-pane", "-p", "-t", "test").stdout.split("\n")
        return "\n".join(line.rstrip() for line in shown if line.strip())

    # The pane stays when the program ends, so that the last screen can be looked at.
    started = tmux("new-session", "-d", "-s", "test", "-x", columns, "-y", lines, *program)
    if started.returncode != 0:
        print("no tmux: " + started.stderr.strip())
        return
    try:
        for step in steps:
            kind, _, rest = step.partition(" ")
            if kind == "keys":
                tmux("send-keys", "-t", "test", *rest.split(" "))
            elif kind == "size":
                width, height = rest.split(" ")
                tmux("resize-window", "-t", "test", "-x", width, "-y", height)
            else:
                limit = time.monotonic() + PATIENCE
                shown = screen()
                while shown != rest and time.monotonic() < limit:
                    shown = screen()
                if shown != rest:
                    print("got:\n" + shown + "\nexpected:\n" + rest)
                    return
        print("as expected")
    finally:
        tmux("kill-server")


main()
