"""Runs inside the sandbox beside the candidate. Holds inputs, never expectations.

Frames on descriptor 3: four bytes of length, then text. A request is `id kind` and its parts,
split by NUL; a reply repeats the id. Values travel as the wire text of lib/core/values.
Kinds: P says which packages the submission may import, L loads it, N runs what the tests set up in its namespace, A calls the entry point
with a literal, V with arguments evaluated in that namespace, Q asks whether the driver is still here.
A and V may name a view: what the tests make of the answer before they compare it.
"""

import builtins
import sys
# Not from os, which many submissions do without and which takes a while to load.
from posix import close, listdir, read as _read, write as _write

CHANNEL = 3
MAX_DEPTH = 100


def set_limits():
    """What the kernel keeps for this process and its children; a hard limit can't be raised again.

    A backend that gives the frame limit alone has set the others itself.
    """
    if len(sys.argv) < 5:
        return
    from resource import RLIMIT_CORE, RLIMIT_CPU, RLIMIT_FSIZE, RLIMIT_NOFILE, setrlimit

    file_bytes, open_files, cpu_seconds = map(int, sys.argv[1:4])
    for kind, value in ((RLIMIT_CORE, 0), (RLIMIT_FSIZE, file_bytes), (RLIMIT_NOFILE, open_files), (RLIMIT_CPU, cpu_seconds)):
        setrlimit(kind, (value, value))


def close_inherited():
    """What the worker had open by its own start passes through the launcher: nobody's business here."""
    for name in listdir("/proc/self/fd"):
        if int(name) > CHANNEL:
            try:
                close(int(name))
            except OSError:
                pass  # The descriptor of the listing itself.


def read_frame(_read=_read, _int=int.from_bytes, _len=len):
    def exactly(count):
        chunks = b""
        while _len(chunks) < count:
            chunk = _read(CHANNEL, count - _len(chunks))
            if not chunk:
                raise EOFError
            chunks += chunk
        return chunks

    return exactly(_int(exactly(4), "big")).decode("utf-8", "surrogatepass")


def write_frame(text, _write=_write, _len=len, _str=str):
    body = _str.encode(text, "utf-8", "surrogatepass")
    data = _len(body).to_bytes(4, "big") + body
    while data:
        data = data[_write(CHANNEL, data) :]


class TooLarge(Exception):
    pass


def make_encoder(
    type=type, str=str, repr=repr, hex=hex, len=len, sorted=sorted, ord=ord, format=format,
    complex=complex, int=int, float=float, bool=bool, list=list, tuple=tuple, dict=dict, set=set,
    frozenset=frozenset, bytes=bytes, none=type(None), items=dict.items, bytes_hex=bytes.hex,
    isascii=str.isascii, isprintable=str.isprintable, join=str.join, modules=sys.modules,
    is_instance=isinstance, get_class_name=type.__dict__["__name__"].__get__,
):
    """Builds encode(value, limit); every builtin is bound now, before a candidate can patch it."""

    def quote(text):
        if isascii(text) and isprintable(text) and '"' not in text and "\\" not in text:
            return '"' + text + '"'
        parts = []
        for char in text:
            code = ord(char)
            if code > 0xFFFF:
                code -= 0x10000
                parts.append("\\u%04x\\u%04x" % (0xD800 + (code >> 10), 0xDC00 + (code & 0x3FF)))
            elif code < 32 or code > 126 or char in '"\\':
                parts.append("\\u%04x" % code)
            else:
                parts.append(char)
        return '"' + join("", parts) + '"'

    def real(number):
        return '"' + repr(number) + '"'

    def dict_types():
        # Subclasses of the standard library that compare as dict does.
        known = modules.get("collections")
        return (dict,) if known is None else (dict, known.OrderedDict, known.defaultdict, known.Counter)

    def encode(value, limit):
        budget = [limit]

        def spend(text):
            budget[0] -= len(text)
            if budget[0] < 0:
                raise TooLarge
            return text

        def sequence(tag, parts):
            # The parts have been paid for already: a text counts once, however deep it lies.
            spend("," * (len(parts) + 5))
            return join(",", ['["' + tag + '"', *parts]) + "]"

        def walk(value, depth):
            kind = type(value)
            if value is None:
                return spend("null")
            if kind is bool:
                return spend("true" if value else "false")
            if kind is int:
                small = -(1 << 63) < value < (1 << 63)
                return spend('["i","' + (repr(value) if small else hex(value)) + '"]')
            if kind is float:
                return spend('["f",' + real(value) + "]")
            if kind is str:
                return spend(quote(value))
            if kind is complex:
                return spend('["c",' + real(value.real) + "," + real(value.imag) + "]")
            if kind is bytes:
                return spend('["b","' + bytes_hex(value) + '"]')
            if depth < MAX_DEPTH:
                if kind is list:
                    return sequence("l", [walk(item, depth + 1) for item in value])
                if kind is tuple:
                    return sequence("t", [walk(item, depth + 1) for item in value])
                if kind is set:
                    return sequence("s", sorted([walk(item, depth + 1) for item in value]))
                if kind is frozenset:
                    return sequence("z", sorted([walk(item, depth + 1) for item in value]))
                if kind in dict_types():
                    return sequence(
                        "d",
                        ["[" + walk(k, depth + 1) + "," + walk(v, depth + 1) + "]" for k, v in items(value)],
                    )
            return spend('["o",' + quote(get_class_name(kind)[:100]) + "]")

        return walk(value, 0)

    return encode


def decode_arguments(literal, _eval=eval):
    """The worker's own literal of a tuple; nothing of a candidate's is ever evaluated here."""
    return _eval(literal, {"__builtins__": {}, "inf": _INF, "nan": _NAN, "complex": complex,
                           "set": set, "frozenset": frozenset})


_INF = float("inf")
_NAN = float("nan")


def quitter(code=None):
    raise SystemExit(code)


def describe(error, _type=type, _str=str):
    try:
        return (_type(error).__name__ + ": " + _str(error))[:2000]
    except BaseException:
        return "error without a readable message"


class ImportRefused(ImportError):
    pass


# What C code of these packages imports by itself, with no frame of its own that would show it.
HELPERS = {"_strptime": ("datetime", "time")}


def allow_only(allowed):
    """From now on nothing but these packages can be imported, save by the standard library's own code."""
    import _frozen_importlib as machinery
    from _frozen_importlib_external import SourceFileLoader
    from _imp import get_frozen_object

    allowed = frozenset(allowed) | {"__future__"}
    library = sys.prefix + "/lib/"
    packages = library + "python%d.%d/importlib/" % sys.version_info[:2]
    get_frame = sys._getframe
    real_import, real_load = builtins.__import__, machinery._find_and_load
    known = {}
    own = set()

    def codes_below(code):
        yield code
        for constant in code.co_consts:
            if type(constant) is type(code):
                yield from codes_below(constant)

    def codes_of(filename):
        """The code of a file that no submission can write, or of a module inside the interpreter."""
        if filename not in known:
            try:
                if filename.startswith("<frozen "):
                    code = get_frozen_object(filename[8:-1])
                else:
                    code = SourceFileLoader("library", filename).get_code("library")
                known[filename] = set(codes_below(code))
            except (ImportError, OSError):
                known[filename] = set()
        return known[filename]

    def asked_by_library():
        frame = get_frame(2)
        in_machinery = False
        while frame is not None:
            code = frame.f_code
            filename = code.co_filename
            if code in drivers_own:
                return True
            if code in own:
                if in_machinery:
                    return True  # What it takes to carry out an import that was allowed.
            elif filename.startswith(("<frozen importlib", packages)):
                in_machinery = True
            else:
                # Compared by what it does: a file name is what a submission calls it.
                return filename.startswith((library, "<frozen ")) and code in codes_of(filename)
            frame = frame.f_back
        return False

    def check(name):
        package = name.partition(".")[0]
        if package in allowed or any(user in allowed for user in HELPERS.get(package, ())):
            return
        if not asked_by_library():
            raise ImportRefused(package)

    def guarded_import(name, globals=None, locals=None, fromlist=(), level=0):
        if level == 0 and type(name) is str:
            check(name)
        return real_import(name, globals, locals, fromlist, level)

    def guarded_load(name, import_):
        check(name)
        return real_load(name, import_)

    drivers_own = frozenset((codes_of.__code__, await_answer.__code__))
    own.update((guarded_import.__code__, guarded_load.__code__))
    builtins.__import__ = guarded_import
    machinery._find_and_load = guarded_load


def find_entry(namespace, name):
    """What has that name, or else the method of that name of a class Solution, each call on a new object."""
    entry, solution = namespace.get(name), namespace.get("Solution")
    if callable(entry) or not isinstance(solution, type) or not callable(getattr(solution, name, None)):
        return entry
    return lambda *arguments: getattr(solution(), name)(*arguments)


async def _nothing():
    pass


def coroutine_type():
    started = _nothing()
    started.close()
    return type(started)


def await_answer(answer, _type=type, _coroutine=coroutine_type()):
    """What an async function comes to, on the candidate's own time."""
    if _type(answer) is not _coroutine:
        return answer
    from asyncio import run

    return run(answer)


class Candidate:
    """The loaded submission: one module namespace and its entry point."""

    def answer(self, kind, *parts):
        if kind == "P":
            allow_only(decode_arguments(parts[0]))
            return "L", ""
        if kind == "L":
            return self.load(*parts)
        if kind == "N":
            return self.prepare(*parts)
        return self.call(kind, *parts)

    def load(self, entry_point, source):
        module = type(sys)("candidate")
        sys.modules["candidate"] = module
        namespace = module.__dict__
        namespace["__builtins__"] = builtins
        try:
            code = compile(source, "candidate.py", "exec", dont_inherit=True)
        except (SyntaxError, ValueError, RecursionError, MemoryError, OverflowError) as error:
            return "S", describe(error)
        failure = guarded(lambda: exec(code, namespace))
        if failure[0] != "R":
            return failure
        self.namespace = namespace
        try:
            self.entry = find_entry(namespace, entry_point)
        except BaseException as error:
            return "E", describe(error)
        if not callable(self.entry):
            return "B", "the submission defines no callable " + entry_point
        return "L", ""

    def call(self, kind, text, view=None):
        if kind == "A":
            arguments = decode_arguments(text)
            return guarded(lambda: look_at(await_answer(self.entry(*arguments)), view))
        # Inputs that only the candidate's own classes can make; the tests' expectations are not here.
        return guarded(lambda: look_at(await_answer(self.entry(*self.evaluate(text))), view))

    def evaluate(self, source, _eval=eval, _compile=compile):
        return _eval(_compile(source, "arguments.py", "eval"), self.namespace)

    def prepare(self, source, _exec=exec, _compile=compile):
        status, detail = guarded(lambda: _exec(_compile(source, "setup.py", "exec"), self.namespace))
        return ("L", "") if status == "R" else (status, detail)


def look_at(
    answer, view, _views={"bool": bool, "set": set, "tuple": tuple, "int": int}, _type=type,
    _plain=(type(None), bool, int, float, complex, str, bytes, list, tuple, set, frozenset, dict),
):
    """Plain data is looked at outside; text may be a number, so int() always is taken here."""
    if view is None or (view != "int" and _type(answer) in _plain):
        return answer
    return _views[view](answer)


def guarded(run):
    try:
        return "R", run()
    except SystemExit:
        return "X", ""
    except MemoryError:
        return "M", ""
    except ImportRefused as refused:
        return "I", str(refused)
    except BaseException as error:
        return "E", describe(error)


def serve(encode=make_encoder()):
    candidate = Candidate()
    frame_limit = int(sys.argv[-1])
    write_frame("ready")
    while True:
        request, kind, *parts = read_frame().split("\0", 3)
        if kind == "Q":
            write_frame(request + "\0Q\0")
            continue
        status, value = candidate.answer(kind, *parts)
        if status == "R":
            try:
                text = encode(value, frame_limit - 100)
            except TooLarge:
                status, text = "O", ""
            except BaseException:
                # A value that can't be read as plain data, such as a dict changed while it is walked.
                text = '["o","unreadable"]'
        else:
            text = encode(value, frame_limit)
        write_frame(request + "\0" + status + "\0" + text)


if __name__ == "__main__":
    sys.path[:] = [entry for entry in sys.path if entry.startswith(sys.prefix + "/lib")]
    builtins.exit = builtins.quit = quitter
    # A candidate that asks for the main module finds an empty one, not this driver.
    sys.modules["__main__"] = type(sys)("__main__")
    set_limits()
    close_inherited()
    try:
        serve()
    except EOFError:
        pass
