import os
import signal


def attack():
    """What of the server or of the first process answers; nothing may."""
    reached = []

    def attempt(name, action):
        try:
            action()
            reached.append(name)
        except OSError:
            pass

    for pid in (1, *range(3, 400)):
        attempt(f"kill {pid}", lambda: os.kill(pid, signal.SIGKILL))
    for name in ("environ", "mem", "maps", "auxv", "stack", "syscall"):
        attempt(name, lambda: open(f"/proc/1/{name}", "rb").read(1))
    for name in ("exe", "cwd", "root", "ns/pid"):
        attempt(name, lambda: os.readlink(f"/proc/1/{name}"))
    for name in ("fd", "task/1/fd", "map_files"):
        attempt(name, lambda: os.listdir(f"/proc/1/{name}"))
    for path in ("/proc/1/oom_score_adj", "/proc/self/oom_score_adj", "/proc/1/mem", "/proc/1/uid_map"):
        attempt(f"write {path}", lambda: open(path, "w").write("0"))
    attempt("limits", lambda: __import__("resource").prlimit(1, 7, (1, 1)))
    attempt("schedule", lambda: os.sched_setaffinity(1, {0}))
    with open("/proc/self/oom_score_adj") as file:
        return reached, file.read().strip(), os.getppid()
