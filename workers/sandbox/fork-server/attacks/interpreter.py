import sys


def submodules(name):
    """Which of a package's modules are there after it alone was imported."""
    package = __import__(name)
    return sorted(part for part in dir(package) if f"{name}.{part}" in sys.modules)


def attack():
    """What a program can learn of how its interpreter was started and of what was loaded before."""
    found = [submodules("collections"), submodules("json"), submodules("re"), submodules("os")]
    found += [submodules("importlib"), submodules("xml"), submodules("concurrent"), submodules("email")]
    for name in ("typing", "decimal", "fractions", "ctypes", "calendar"):
        __import__(name)
        module = sys.modules[name]
        found.append([name, module.__spec__.name, type(module.__loader__).__name__, module.__file__])
        found.append([submodules("collections"), submodules("importlib")])

    def down(depth):
        try:
            return down(depth + 1)
        except RecursionError:
            return depth

    import gc
    import os
    import random
    import signal

    found += [down(0), sys.argv[0], sys.path, sys.orig_argv[:4], sys.executable, str(sys.flags)]
    found += [sys.stdout.encoding, sys.stdout.line_buffering, sys.stderr.errors, sys.stdin.isatty()]
    found += [sys.stdout.seekable(), sys.stdout.isatty(), sys.getrecursionlimit(), sys.getswitchinterval()]
    found += [hash("errorbar"), list({"a", "b", "c", "d"}), gc.get_threshold(), gc.isenabled()]
    found += [sorted(os.environ.items()), os.getcwd(), os.getpid(), os.umask(0), sorted(os.listdir("/"))]
    found += [[str(signal.getsignal(number)) for number in range(1, 32)]]
    found += [sys.modules["__main__"].__name__, "driver" in sys.modules, "__file__" in globals(), __name__]
    found += [random.Random(1).random(), sys.gettrace() is None, sys.warnoptions, sys.dont_write_bytecode]
    # The name of the loaded module is hidden by nothing else than its own import.
    return repr(found)
