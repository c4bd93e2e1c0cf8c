import ctypes
import os


def attack():
    # Only the process that makes the call dies; whoever started it can't hide from its end.
    child = os.fork()
    if child == 0:
        ctypes.CDLL(None).syscall(101, 16, os.getppid(), 0, 0)
        os._exit(0)
    return os.WTERMSIG(os.waitpid(child, 0)[1])
