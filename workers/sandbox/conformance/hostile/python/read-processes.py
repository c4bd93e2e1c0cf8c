import os

HARMLESS = ("/dev/null", "anon_inode:[eventfd]")
# What the one that waits for this process was started with: nothing of the worker's.
LAUNCHER = {"NODE_ENV=production", "PWD=/"}


def attack():
    found = []
    if not os.path.exists("/proc/self"):
        return found
    pids = {int(name) for name in os.listdir("/proc") if name.isdigit()}
    found += sorted(pids - {1, os.getpid()})
    output = os.readlink("/proc/self/fd/1")
    for pid in pids - {os.getpid()}:
        found += read(f"/proc/{pid}/environ", lambda path: set(open(path).read().split("\0")) - LAUNCHER - {""})
        folder = f"/proc/{pid}/fd"
        held = read(folder, lambda path: [os.readlink(f"{path}/{name}") for name in os.listdir(path)])
        found += [target for target in held if target != output and target not in HARMLESS]
        found += read(f"/proc/{pid}/mem", lambda path: ["memory"] if open(path, "rb").read(1) else [])
    return found


def read(path, look):
    try:
        return look(path)
    except OSError:
        return []
