"""The trusted parent of one slot's candidates: forks one process a job and never runs candidate code.

It runs in the pinned image with the interpreter, flags and environment of the reference backend. The
worker connects once a job; that connection becomes the child's channel, so nothing of a candidate's
is ever read here. Control messages are lines of JSON on descriptor 3, from the worker alone.
The child is shut in before the driver of the reference backend runs in it, unchanged.
"""

import _socket
import ctypes
import gc
import json
import marshal
import os
import resource
import select
import signal
import struct
import sys

# As launch.py places them.
CONTROL = 3
LISTENER = 4
FILTER = 5
OUTPUT = 7
REHEARSAL = 8
PAGES = 9
# As the driver knows it.
CHANNEL = 3

CANDIDATE_USER = 1

CLONE_VM = 0x00000100
CLONE_NEWNS = 0x00020000
CLONE_NEWIPC = 0x08000000
CLONE_NEWPID = 0x20000000
MS_RDONLY = 1
MS_NOSUID = 2
MS_NODEV = 4
MS_NOEXEC = 8
PR_SET_PDEATHSIG = 1
PR_SET_DUMPABLE = 4
PR_SET_SECCOMP = 22
PR_CAPBSET_DROP = 24
PR_SET_NO_NEW_PRIVS = 38
SECCOMP_MODE_FILTER = 2
CAPABILITY_VERSION_3 = 0x20080522
SHARED_MEMORY_BYTES = 1 << 20

# Frames below the driver's own, beyond those of an interpreter that was started with it: this file's
# and the call of exec. A candidate's recursion must end at the same depth as in the reference backend.
EXTRA_FRAMES = 2

REHEARSAL_JOB = {
    "program": "driver",
    "cpuSeconds": 60,
    "limits": {"scratchBytes": 1 << 20, "fileBytes": 1 << 20, "openFiles": 64, "frameBytes": 1 << 18},
}

libc = ctypes.CDLL(None, use_errno=True)


def checked(result, what):
    if result < 0:
        number = ctypes.get_errno()
        raise OSError(number, f"{what}: {os.strerror(number)}")
    return result


# Of the standard library what candidates import most, loaded once for all of a server's jobs. These
# set nothing but their own name, so it can't be seen that they were loaded before. Not here: modules
# that do something at every fork (random, threading and what imports them), which costs more than they save.
PLAIN_MODULES = (
    "array", "bisect", "calendar", "cmath", "collections", "contextlib", "copy", "datetime", "enum",
    "functools", "heapq", "io", "itertools", "math", "numbers", "operator", "re", "string", "struct",
    "textwrap", "time", "types",
)  # fmt: skip
# These also make a submodule an attribute of its package: hidden until a candidate imports them.
SHELVED_MODULES = {
    "collections.abc": (),
    "typing": ("collections.abc",),
    "decimal": ("collections.abc",),
    "fractions": ("collections.abc",),
}


class Shelf:
    """Hands out hidden modules to whoever imports them, as if they were loaded then and there."""

    def __init__(self):
        for name in PLAIN_MODULES:
            __import__(name)
        for name in SHELVED_MODULES:
            __import__(name)
        self.modules = {name: sys.modules.pop(name) for name in SHELVED_MODULES}
        del sys.modules["collections"].abc
        self.make_spec = type(sys.__spec__)
        sys.meta_path.insert(0, self)

    def find_spec(self, name, path=None, target=None):
        return self.make_spec(name, self) if name in self.modules else None

    def create_module(self, spec):
        module = self.modules.pop(spec.name)
        self.found_by = module.__spec__
        return module

    def exec_module(self, module):
        module.__spec__ = self.found_by
        for name in SHELVED_MODULES[module.__name__]:
            self.put_in_place(name)

    def put_in_place(self, name):
        """What importing it would do; not by an import, which may not be allowed to the candidate."""
        module = self.modules.pop(name, None)
        if module is not None:
            package, _, part = name.rpartition(".")
            sys.modules[name] = module
            setattr(sys.modules[package], part, module)


class FilterProgram(ctypes.Structure):
    _fields_ = [("length", ctypes.c_ushort), ("instructions", ctypes.c_char_p)]


def read_all(descriptor):
    content = b"".join(iter(lambda: os.read(descriptor, 65536), b""))
    os.close(descriptor)
    return content


def load_pages():
    """What pages.py defines. A module of the interpreter's own kind, in no list of modules."""
    module = type(sys)("pages")
    exec(read_all(PAGES), module.__dict__)
    return module


def read_filter():
    content = read_all(FILTER)
    return ctypes.pointer(FilterProgram(len(content) // 8, content))


def load_programs():
    """Code of driver, checker and trial as the reference backend's interpreter would load it."""
    programs = {}
    for name in ("driver", "checker", "trial"):
        with open(f"/errorbar/{name}.pyc", "rb") as file:
            programs[name] = marshal.loads(file.read()[16:])
    return programs


def find_thread_state():
    """This thread's countdown of calls, `recursion_remaining` of the interpreter, just before its limit."""
    limit = sys.getrecursionlimit()
    get = ctypes.pythonapi.PyThreadState_Get
    get.restype = ctypes.c_void_p
    fields = (ctypes.c_int * 24).from_address(get())
    for index in range(1, len(fields)):
        if fields[index] == limit and limit - 100 < fields[index - 1] < limit:
            return ctypes.c_int.from_address(ctypes.addressof(fields) + 4 * (index - 1))
    raise RuntimeError("this interpreter's thread state has an unknown shape")


class Holder:
    """Process 1 of a job's process namespace: it shares this memory, only waits, and reaps orphans.

    Killing it ends every process of the namespace, and it is gone only when all of them are.
    """

    def __init__(self, stack):
        # Inherited by the holder: the kernel reaps for a parent that ignores its children's ends.
        signal.signal(signal.SIGCHLD, signal.SIG_IGN)
        flags = CLONE_VM | CLONE_NEWPID | signal.SIGCHLD
        top = ctypes.c_void_p(ctypes.addressof(stack) + len(stack))
        self.pid = checked(libc.clone(libc.pause, top, flags, None), "clone")
        signal.signal(signal.SIGCHLD, signal.SIG_DFL)
        self.namespace = os.open(f"/proc/{self.pid}/ns/pid", os.O_RDONLY)

    def end(self, child):
        """Kills what is left of the job; returns the child's wait status once all is gone."""
        os.kill(self.pid, signal.SIGKILL)
        _, status = os.waitpid(child, 0)
        os.waitpid(self.pid, 0)
        os.close(self.namespace)
        return status


class Server:
    def __init__(self):
        self.filter = read_filter()
        self.programs = load_programs()
        self.remaining = find_thread_state()
        self.own_namespace = os.open("/proc/self/ns/pid", os.O_RDONLY)
        self.listener = _socket.socket(fileno=LISTENER)
        self.stack = ctypes.create_string_buffer(16384)
        self.pending = b""
        self.pages = load_pages()
        # Those of a job's child, and those of this process, which a fork takes from it too.
        self.childs_hot = self.own_hot = self.pages.HotPages()
        # Header of version 3 for the caller itself, then two empty sets of three.
        self.no_capabilities = struct.pack("=Ii", CAPABILITY_VERSION_3, 0) + bytes(24)
        self.pages.hand_down_code()
        # Nothing of what is here now is ever garbage: a child's collector need not look at it.
        gc.collect()
        gc.freeze()
        checked(libc.prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0), "no_new_privs")
        checked(libc.prctl(PR_SET_DUMPABLE, 0, 0, 0, 0), "dumpable")
        with open("/proc/sys/kernel/cap_last_cap") as file:
            for capability in range(int(file.read()) + 1):
                checked(libc.prctl(PR_CAPBSET_DROP, capability, 0, 0, 0), "bounding set")

    def serve(self):
        """Forks for every job the worker tells of. Returns in a job's child only: its program."""
        holder, program = self.rehearse(Holder(self.stack))
        if program is not None:
            return program
        self.tell({"ready": True})
        while True:
            job = self.next_message()
            if "end" in job:
                continue  # It crossed the news that this job had ended.
            channel, _ = self.listener._accept()
            output = os.open(f"/proc/self/fd/{OUTPUT}", os.O_WRONLY)
            child, program = self.start(holder, job, channel, output)
            if child == 0:
                return program
            holder, code = self.finish(holder, child)
            self.tell({"ended": job["job"], "code": code})

    def start(self, holder, job, channel, output):
        """The child's id, and in the child itself 0 and its program; the descriptors are its own now."""
        steps, arguments = self.plan(job, channel, output)
        child = self.fork(holder)
        if child == 0:
            self.childs_hot.copy()
            self.shut_in(steps)
            return child, self.become_main(job["program"], arguments)
        os.close(channel)
        os.close(output)
        return child, None

    def finish(self, holder, child):
        """Waits for a job's end: the holder of the next one, and how the child ended."""
        self.wait_for_end(child)
        status = holder.end(child)
        # Before the worker is told: it looks then at what the idle server consists of.
        return Holder(self.stack), os.waitstatus_to_exitcode(status)

    def rehearse(self, holder):
        """Jobs of our own, for the pages that they make a child and this process copy.

        Returns a holder for the next job, or in a child its program.
        """
        source = read_all(REHEARSAL).decode()
        list_pages, present, exclusive = self.pages.list_pages, self.pages.PRESENT, self.pages.EXCLUSIVE
        childs, own = [], []
        for pages in (childs, own, own):
            # It keeps each page as it is now: what a process has for itself afterwards, it has written.
            witness = os.fork()
            if witness == 0:
                libc.pause()
            ours, theirs = _socket.socketpair()
            output = os.open("/dev/null", os.O_WRONLY)
            child, program = self.start(holder, REHEARSAL_JOB, theirs.detach(), output)
            if child == 0:
                return None, program
            if pages is childs:
                run_rehearsal(ours, source)
                pages.append(list_pages(child, present | exclusive) & list_pages("self", present))
            ours.close()  # The driver ends where its requests do.
            holder, _ = self.finish(holder, child)
            json.loads(json.dumps(REHEARSAL_JOB))
            if pages is own:
                pages.append(list_pages("self", present | exclusive))
            os.kill(witness, signal.SIGKILL)
            os.waitpid(witness, 0)
        self.childs_hot = self.pages.HotPages(childs[0])
        self.own_hot = self.pages.HotPages(own[0] & own[1])
        return holder, None

    def fork(self, holder):
        checked(libc.setns(holder.namespace, CLONE_NEWPID), "setns")
        child = os.fork()
        if child != 0:
            self.own_hot.copy()
            checked(libc.setns(self.own_namespace, CLONE_NEWPID), "setns back")
        return child

    def wait_for_end(self, child):
        """Until the child is gone or the worker says, by whatever message, that it must go."""
        handle = os.pidfd_open(child)
        poll = select.poll()
        poll.register(handle, select.POLLIN)
        poll.register(CONTROL, select.POLLIN)
        ready = [number for number, _ in poll.poll()]
        os.close(handle)
        if CONTROL in ready:
            self.next_message()

    def next_message(self):
        while b"\n" not in self.pending:
            received = os.read(CONTROL, 65536)
            if not received:
                os._exit(0)
            self.pending += received
        line, _, self.pending = self.pending.partition(b"\n")
        return json.loads(line)

    def tell(self, message):
        os.write(CONTROL, json.dumps(message).encode() + b"\n")

    def plan(self, job, channel, output):
        """What the child does before a candidate can send a byte, in order; made before the fork.

        After it every page that either side touches is copied, which is what a job costs most.
        """
        limits = job["limits"]
        user = CANDIDATE_USER
        scratch = f"mode=0755,uid={user},gid={user},size={limits['scratchBytes']}".encode()
        shared = f"mode=0755,uid={user},gid={user},size={SHARED_MEMORY_BYTES}".encode()
        steps = (
            (libc.unshare, CLONE_NEWNS | CLONE_NEWIPC),
            (libc.mount, b"tmpfs", b"/tmp", b"tmpfs", MS_NOSUID | MS_NODEV, scratch),
            (libc.mount, b"tmpfs", b"/dev/shm", b"tmpfs", MS_NOSUID | MS_NODEV, shared),
            # Read-only, or a candidate could make itself the last to be killed when memory runs out.
            (libc.mount, b"proc", b"/proc", b"proc", MS_NOSUID | MS_NODEV | MS_NOEXEC | MS_RDONLY, None),
            (os.dup2, output, 1),
            (os.dup2, output, 2),
            (os.dup2, channel, CHANNEL),
            (os.closerange, CHANNEL + 1, 0x7FFFFFFF),
            (os.setsid,),
            (os.chdir, "/tmp"),
            (resource.setrlimit, resource.RLIMIT_CORE, (0, 0)),
            (resource.setrlimit, resource.RLIMIT_FSIZE, (limits["fileBytes"],) * 2),
            (resource.setrlimit, resource.RLIMIT_NOFILE, (limits["openFiles"],) * 2),
            (resource.setrlimit, resource.RLIMIT_CPU, (job["cpuSeconds"],) * 2),
            (os.setgroups, ()),
            (os.setresgid, user, user, user),
            (os.setresuid, user, user, user),
            (libc.capset, self.no_capabilities, self.no_capabilities[8:]),
            # Both after the change of user, which clears the one and unsets the other.
            (libc.prctl, PR_SET_PDEATHSIG, signal.SIGKILL, 0, 0, 0),
            (libc.prctl, PR_SET_DUMPABLE, 1, 0, 0, 0),
            (libc.prctl, PR_SET_SECCOMP, SECCOMP_MODE_FILTER, self.filter, 0, 0),
        )
        arguments = [f"/errorbar/{job['program']}.pyc", str(limits["frameBytes"])]
        return steps, arguments

    def shut_in(self, steps):
        score = os.open("/proc/self/oom_score_adj", os.O_WRONLY)
        os.write(score, b"1000")
        for call, *arguments in steps:
            result = call(*arguments)
            if result is not None and result < 0:
                number = ctypes.get_errno()
                raise OSError(number, f"{call.__name__}: {os.strerror(number)}")

    def become_main(self, program, arguments):
        """The interpreter as it would be had it been started with this program."""
        self.listener.detach()
        sys.argv = arguments
        sys.orig_argv = [sys.executable, "-s", "-S", "-B", *arguments]
        sys.path.insert(0, "/errorbar")
        main = type(sys)("__main__")
        sys.modules["__main__"] = main
        self.remaining.value += EXTRA_FRAMES
        return self.programs[program], main.__dict__


def run_rehearsal(channel, source):
    """As the worker runs a candidate."""
    receive_frame(channel)
    for request in ("L\0rehearse\0" + source, "A\0([3, 1, 2], 'Some text')"):
        channel.sendall(as_frame("1\0" + request))
        if receive_frame(channel).split("\0")[1] not in ("L", "R"):
            raise RuntimeError("the rehearsal failed")


def as_frame(text):
    body = text.encode()
    return len(body).to_bytes(4, "big") + body


def receive_frame(channel):
    length = int.from_bytes(channel.recv(4, _socket.MSG_WAITALL), "big")
    return channel.recv(length, _socket.MSG_WAITALL).decode()


shelf = Shelf()
server = Server()
code, namespace = server.serve()
status = 1
try:
    exec(code, namespace)
    status = 0
except BaseException:
    sys.excepthook(*sys.exc_info())
finally:
    os._exit(status)
