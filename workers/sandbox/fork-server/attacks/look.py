import math
import os
import re
import sys
from typing import List


def attack():
    return [
        math.pi == 3.141592653589793,
        repr(int("7")) == "7",
        List[int].__origin__ is list,
        sorted([2, 1]) == [1, 2],
        re.sub("a", "b", "aaa") == "bbb",
        sys.getrecursionlimit() == 1_000,
        os.listdir("/tmp") == [],
        os.listdir("/dev/shm") == [],
    ]
