"""Starts one slot's fork server. Runs as root on the machine and never sees a candidate.

Joins the slot's control groups, opens what the server is to inherit, enters namespaces of the slot's
own in which ids 0 and 1 are two unprivileged users of the machine, builds the read-only root from the
image, and executes a fresh interpreter there, so that nothing of this process's memory stays.
Argument: the configuration as JSON (see fork-server.ts). Descriptor 3: the worker's control connection.
"""

import ctypes
import json
import os
import signal
import socket
import sys

CONTROL = 3
FIRST_OWN = 4
# As server.py names them.
INHERITED = {"control": 3, "listener": 4, "filter": 5, "program": 6, "output": 7, "rehearsal": 8, "pages": 9}

CLONE_NEWNS = 0x00020000
CLONE_NEWCGROUP = 0x02000000
CLONE_NEWUTS = 0x04000000
CLONE_NEWIPC = 0x08000000
CLONE_NEWUSER = 0x10000000
CLONE_NEWPID = 0x20000000
CLONE_NEWNET = 0x40000000
SLOT_NAMESPACES = (
    CLONE_NEWUSER | CLONE_NEWPID | CLONE_NEWNS | CLONE_NEWNET | CLONE_NEWIPC | CLONE_NEWUTS | CLONE_NEWCGROUP
)

MS_RDONLY = 1
MS_NOSUID = 2
MS_NODEV = 4
MS_NOEXEC = 8
MS_REMOUNT = 32
MS_BIND = 4096
MS_REC = 16384
MS_PRIVATE = 1 << 18
MNT_DETACH = 2
PR_SET_PDEATHSIG = 1
SYS_MOUNT_SETATTR = 442
MOUNT_ATTR_RDONLY = 1
MOUNT_ATTR_NOSUID = 2
MOUNT_ATTR_NODEV = 4

DEVICES = ("null", "zero", "full", "random", "urandom")

libc = ctypes.CDLL(None, use_errno=True)


class MountAttributes(ctypes.Structure):
    _fields_ = [(name, ctypes.c_uint64) for name in ("attr_set", "attr_clr", "propagation", "userns_fd")]


def checked(result, what):
    if result != 0:
        number = ctypes.get_errno()
        raise OSError(number, f"{what}: {os.strerror(number)}")


def encoded(text):
    return None if text is None else text.encode()


def mount(source, target, kind, flags, data=None):
    arguments = (encoded(source), encoded(target), encoded(kind), ctypes.c_ulong(flags), encoded(data))
    checked(libc.mount(*arguments), f"mount {target}")


def make_read_only(path):
    """Adds flags only: what the machine's own mount forbids already must stay, or the kernel refuses."""
    wanted = MountAttributes(attr_set=MOUNT_ATTR_RDONLY | MOUNT_ATTR_NOSUID | MOUNT_ATTR_NODEV)
    result = libc.syscall(
        SYS_MOUNT_SETATTR, -100, encoded(path), 0, ctypes.byref(wanted), ctypes.sizeof(wanted)
    )
    checked(result, f"mount_setattr {path}")


def main():
    configuration = json.loads(sys.argv[1])
    os.closerange(FIRST_OWN, 0x7FFFFFFF)
    for path in configuration["joinFiles"]:
        with open(path, "w") as file:
            file.write("0")
    opened = open_inherited(configuration)
    enter_namespaces(configuration["serverUser"], configuration["candidateUser"])
    server = os.fork()
    if server == 0:
        become_server(configuration, opened)
    # Only the server may keep the control connection open: its end is how the worker learns of it.
    os.closerange(CONTROL, 0x7FFFFFFF)
    _, status = os.waitpid(server, 0)
    os._exit(os.waitstatus_to_exitcode(status) & 0xFF)


def open_inherited(configuration):
    """What the server needs from outside its root, opened while that can still be reached."""
    os.umask(0o077)
    # By a relative path: a candidate may ask for the address of its channel's other end.
    os.chdir(configuration["folder"])
    listener = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
    listener.bind(configuration["socketName"])
    listener.listen(4)
    os.umask(0o022)
    return {
        "control": CONTROL,
        "listener": listener.detach(),
        "filter": os.open(configuration["filterPath"], os.O_RDONLY),
        "program": os.open(configuration["programPath"], os.O_RDONLY),
        "output": os.open(configuration["outputPath"], os.O_PATH),
        "rehearsal": os.open(configuration["rehearsalPath"], os.O_RDONLY),
        "pages": os.open(configuration["pagesPath"], os.O_RDONLY),
    }


def enter_namespaces(server_user, candidate_user):
    """Only root outside may map two users, so a helper that stays outside writes the maps."""
    launcher = os.getpid()
    reader, writer = os.pipe()
    helper = os.fork()
    if helper == 0:
        os.close(writer)
        if os.read(reader, 1) == b"":
            os._exit(1)
        for name in ("uid_map", "gid_map"):
            with open(f"/proc/{launcher}/{name}", "w") as file:
                file.write(f"0 {server_user} 1\n1 {candidate_user} 1\n")
        os._exit(0)
    checked(libc.unshare(SLOT_NAMESPACES), "unshare")
    os.write(writer, b"x")
    os.close(writer)
    os.close(reader)
    _, status = os.waitpid(helper, 0)
    if status != 0:
        raise RuntimeError("the users of the slot could not be mapped")
    os.setgroups([])
    os.setresgid(0, 0, 0)
    os.setresuid(0, 0, 0)
    # After the change of user, which clears it.
    libc.prctl(PR_SET_PDEATHSIG, signal.SIGKILL, 0, 0, 0)


def become_server(configuration, opened):
    libc.prctl(PR_SET_PDEATHSIG, signal.SIGKILL, 0, 0, 0)
    checked(libc.sethostname(b"sandbox", 7), "sethostname")
    build_root(configuration["imagePath"])
    place_descriptors(opened)
    os.setsid()
    os.chdir("/tmp")
    command = configuration["command"]
    os.execve(command[0], [*command, f"/proc/self/fd/{INHERITED['program']}"], configuration["environment"])


def build_root(image):
    mount(None, "/", None, MS_REC | MS_PRIVATE)
    mount(image, image, None, MS_BIND)
    make_read_only(image)
    for name in DEVICES:
        mount(f"/dev/{name}", f"{image}/dev/{name}", None, MS_BIND)
    # While the machine's own is still in sight: the kernel demands one that hides nothing.
    mount("proc", f"{image}/proc", "proc", MS_NOSUID | MS_NODEV | MS_NOEXEC)
    os.chdir(image)
    checked(libc.pivot_root(b".", b"."), "pivot_root")
    checked(libc.umount2(b".", MNT_DETACH), "umount2")
    os.chdir("/")


def place_descriptors(opened):
    """Moves each to its number; first out of the way of all the numbers."""
    high = {name: os.dup(opened[name]) for name in opened}
    while any(number in INHERITED.values() for number in high.values()):
        high = {name: os.dup(number) for name, number in high.items()}
    for name, number in INHERITED.items():
        os.dup2(high[name], number)
    os.closerange(max(INHERITED.values()) + 1, 0x7FFFFFFF)


main()
