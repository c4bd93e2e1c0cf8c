"""Runs test code that can't be taken apart, in a sandbox of its own without the candidate.

Its `candidate` forwards plain data: each call becomes a frame to the worker, which asks the
candidate's sandbox and sends back the answer as a literal.
"""

import random
import sys

from driver import close_inherited, decode_arguments, describe, make_encoder, read_frame, set_limits, write_frame


class CandidateFailed(Exception):
    pass


class Opaque:
    """Stands for an answer that is no plain data: equal to nothing, not even to itself."""

    def __eq__(self, other):
        return False

    __hash__ = None

    def __bool__(self):
        raise TypeError("an answer that is no plain data has no truth value")


def main():
    set_limits()
    close_inherited()
    encode = make_encoder()
    frame_limit = int(sys.argv[-1])
    write_frame("ready")
    request, _, entry_point, preamble, source = read_frame().split("\0", 4)

    def forward(*arguments):
        write_frame(request + "\0C\0" + encode(arguments, frame_limit - 100))
        status, _, literal = read_frame().partition("\0")
        if status != "R":
            raise CandidateFailed
        return decode_arguments(literal, lambda text, names: eval(text, {**names, "Opaque": Opaque}))[0]

    # Tests that draw random inputs must ask every candidate the same.
    random.seed(0)
    namespace = {"__name__": "tests"}
    try:
        exec(compile(preamble, "preamble.py", "exec"), namespace)
        namespace[entry_point] = forward
        exec(compile(source, "tests.py", "exec"), namespace)
        namespace["check"](forward)
        answer = "P\0"
    except AssertionError:
        answer = "F\0"
    except BaseException as error:
        answer = "E\0" + describe(error)
    write_frame(request + "\0" + answer)


if __name__ == "__main__":
    main()
