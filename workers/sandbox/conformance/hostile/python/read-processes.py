import os

HARMLESS = ("/dev/null", "anon_inode:[eventfd]")


def attack():
    pids = sorted(int(name) for name in os.listdir("/proc") if name.isdigit())
    with open("/proc/1/environ") as file:
        environment = sorted(entry for entry in file.read().split("\0") if entry)
    output = os.readlink("/proc/self/fd/1")
    held = [os.readlink(f"/proc/1/fd/{name}") for name in os.listdir("/proc/1/fd")]
    try:
        open("/proc/1/mem", "rb").read(1)
        readable = True
    except OSError:
        readable = False
    foreign = [target for target in held if target != output and target not in HARMLESS]
    return len(pids), os.getpid() in pids, environment, foreign, readable
