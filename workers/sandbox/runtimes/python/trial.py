"""Runs a candidate's own unittest program, in a sandbox of its own without what it tests.

Its module `solution` holds one function that forwards plain data: each call becomes a frame to the
worker, which asks another sandbox and sends back the answer as a literal, or the name of an error.
The program is a stranger's: it can say of itself whatever it likes, and learns nothing but values.
"""

import builtins
import random
import sys
import unittest
from _thread import allocate_lock

from driver import (
    TooLarge, close_inherited, decode_arguments, describe, make_encoder, quitter, read_frame, set_limits, write_frame,
)


class FunctionEnded(Exception):
    """The function under test came to no answer, for want of time or memory, and never will again."""


def make_function(name, parameters, request, frame_limit, encode=make_encoder()):
    lock = allocate_lock()

    def exchange(arguments):
        with lock:
            write_frame(request + "\0C\0" + encode(arguments, frame_limit - 100))
            return read_frame().partition("\0")

    def function(*arguments, **named):
        for parameter in parameters[len(arguments):]:
            if parameter not in named:
                break
            arguments += (named.pop(parameter),)
        if named:
            raise TypeError(name + "() got an unexpected keyword argument " + repr(next(iter(named))))
        try:
            status, _, text = exchange(arguments)
        except TooLarge:
            raise ValueError("what is passed is larger than a frame holds") from None
        if status == "R":
            return read_answer(text)
        if status == "E":
            raise make_error(text)
        raise FunctionEnded

    function.__name__ = function.__qualname__ = name
    return function


def read_answer(literal):
    try:
        return decode_arguments(literal)[0]
    except Exception:
        raise TypeError("the answer is no plain data") from None


def make_error(name):
    words = "raised by the function under test"
    kind = getattr(builtins, name, None)
    if isinstance(kind, type) and issubclass(kind, Exception):
        try:
            return kind(words)
        except TypeError:
            pass  # Such as UnicodeDecodeError, which takes more than words.
    return type(name or "Exception", (Exception,), {})(words)


def load(source):
    """The program as a module; what loading raises is raised."""
    module = type(sys)("test_solution")
    module.__dict__["__builtins__"] = builtins
    sys.modules["test_solution"] = module
    exec(compile(source, "test_solution.py", "exec", dont_inherit=True), module.__dict__)
    return module


def run(module):
    """The last word and what it says of the tests that did not pass."""
    suite = unittest.defaultTestLoader.loadTestsFromModule(module)
    result = unittest.TestResult()
    suite.run(result)
    ran = result.testsRun - len(result.skipped)
    wrong = [str(test) for test, _ in result.failures + result.errors] + list(map(str, result.unexpectedSuccesses))
    if wrong:
        return "F", "; ".join(wrong)[:2000]
    return ("P", str(ran) + " passed") if ran > 0 else ("N", "no test ran")


def attempt(source):
    try:
        module = load(source)
    except (SyntaxError, RecursionError, OverflowError) as error:
        return "S", describe(error)
    except BaseException as error:
        return "E", describe(error)
    try:
        return run(module)
    except BaseException as error:
        return "F", describe(error)


def main():
    sys.path[:] = [entry for entry in sys.path if entry.startswith(sys.prefix + "/lib")]
    builtins.exit = builtins.quit = quitter
    # Tests that ask for the main module find an empty one, as unittest.main would look for them there.
    sys.modules["__main__"] = type(sys)("__main__")
    set_limits()
    close_inherited()
    frame_limit = int(sys.argv[-1])
    write_frame("ready")
    request, _, entry_point, parameters, source = read_frame().split("\0", 4)
    solution = type(sys)("solution")
    setattr(solution, entry_point, make_function(entry_point, parameters.split(), request, frame_limit))
    sys.modules["solution"] = solution
    # Tests that draw random inputs draw the same ones every time.
    random.seed(0)
    status, detail = attempt(source)
    write_frame(request + "\0" + status + "\0" + detail)


if __name__ == "__main__":
    try:
        main()
    except EOFError:
        pass
