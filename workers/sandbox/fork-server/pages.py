"""What a fork costs in pages of memory, made as little as it can be. Loaded by the server for itself alone.

A fault costs many times what the kernel takes to do the same for a whole list of pages at once.
"""

import ctypes
import os
from array import array

PAGE_BYTES = 4096
HUGE_PAGE_BYTES = 1 << 21
MOST_RANGES = 1024

# Bits of a page's entry in /proc: it is there; no other process maps it.
PRESENT = 1 << 63
EXCLUSIVE = 1 << 56

MADV_HUGEPAGE = 14
MADV_POPULATE_READ = 22
MADV_POPULATE_WRITE = 23
MAP_PRIVATE_ANONYMOUS = 0x22
MREMAP_MAYMOVE_FIXED = 3
PROT_READ = 1
PROT_WRITE = 2
PROT_EXEC = 4
SYS_PROCESS_MADVISE = 440

libc = ctypes.CDLL(None, use_errno=True)
libc.mmap.restype = libc.mremap.restype = ctypes.c_void_p
FAILED = ctypes.c_void_p(-1).value


def list_mappings(pid):
    """First address, end, mode and name of each."""
    with open(f"/proc/{pid}/maps") as file:
        for line in file:
            span, mode, _, _, _, *name = line.split()
            first, end = (int(address, 16) for address in span.split("-"))
            yield first, end, mode, " ".join(name)


def list_pages(pid, wanted):
    """Numbers of a process's writable private pages that have all these flags."""
    found = set()
    with open(f"/proc/{pid}/pagemap", "rb", 0) as pagemap:
        for first, end, mode, _ in list_mappings(pid):
            if mode == "rw-p":
                page = first // PAGE_BYTES
                pagemap.seek(page * 8)
                entries = array("Q", pagemap.read((end - first) // PAGE_BYTES * 8))
                found.update(page + index for index, entry in enumerate(entries) if entry & wanted == wanted)
    return found


class Range(ctypes.Structure):
    _fields_ = [("start", ctypes.c_size_t), ("length", ctypes.c_size_t)]


class HotPages:
    """Pages that a process has to copy after every fork, whatever it does: copied at once, right after it."""

    def __init__(self, pages=()):
        ranges = []
        for page in sorted(pages):
            if ranges and page == ranges[-1][1]:
                ranges[-1][1] = page + 1
            else:
                ranges.append([page, page + 1])
        self.count = min(len(ranges), MOST_RANGES)
        self.ranges = (Range * MOST_RANGES)()
        for index, (first, end) in enumerate(ranges[:MOST_RANGES]):
            self.ranges[index] = Range(first * PAGE_BYTES, (end - first) * PAGE_BYTES)
        self.reference = ctypes.byref(self.ranges)

    def copy(self):
        """Where the kernel can't, each is copied when it is first written, as ever."""
        if self.count > 0:
            own = os.pidfd_open(os.getpid())
            libc.syscall(SYS_PROCESS_MADVISE, own, self.reference, self.count, MADV_POPULATE_WRITE, 0)
            os.close(own)


def hand_down_code():
    """From now on a child is born with what it takes to reach interpreter and C library, not with faults for them.

    The kernel hands down tables of private memory only. So the interpreter's code is moved to huge
    pages, where it fills some, and the rest of it and the library's are made to count as private.
    Nothing is changed by that, and nothing can be written afterwards.
    """
    for first, end in join_spans("/usr/bin/python"):
        move_to_huge_pages(-(-first // HUGE_PAGE_BYTES) * HUGE_PAGE_BYTES, end // HUGE_PAGE_BYTES * HUGE_PAGE_BYTES)
    for first, end, mode, name in list(list_mappings("self")):
        if "w" not in mode and name.startswith(("/usr/bin/python", "/lib/")):
            make_private(first, end - first, PROT_EXEC if "x" in mode else 0)


def join_spans(prefix):
    """Where a file's parts that can't be written lie one after the other."""
    spans = []
    for first, end, mode, name in list_mappings("self"):
        if "w" not in mode and name.startswith(prefix):
            if spans and spans[-1][1] == first:
                spans[-1][1] = end
            else:
                spans.append([first, end])
    return spans


def move_to_huge_pages(start, end):
    """Puts a copy of this code in its place. Where the kernel refuses, it stays what it was."""
    length = ctypes.c_size_t(max(0, end - start))
    room = length.value and libc.mmap(
        None, ctypes.c_size_t(length.value + HUGE_PAGE_BYTES), PROT_READ | PROT_WRITE, MAP_PRIVATE_ANONYMOUS, -1, 0
    )
    if room not in (0, FAILED):
        copy = ctypes.c_void_p(-(-room // HUGE_PAGE_BYTES) * HUGE_PAGE_BYTES)
        libc.madvise(copy, length, MADV_HUGEPAGE)
        ctypes.memmove(copy, start, length.value)
        if libc.mprotect(copy, length, PROT_READ | PROT_EXEC) == 0:
            libc.mremap(copy, length, length, MREMAP_MAYMOVE_FIXED, ctypes.c_void_p(start))


def make_private(first, bytes_, executable):
    """By having a page copied, with what was in it."""
    start, length = ctypes.c_void_p(first), ctypes.c_size_t(bytes_)
    if libc.mprotect(start, length, PROT_READ | PROT_WRITE | executable) == 0:
        libc.madvise(start, ctypes.c_size_t(PAGE_BYTES), MADV_POPULATE_WRITE)
        libc.mprotect(start, length, PROT_READ | executable)
        libc.madvise(start, length, MADV_POPULATE_READ)
