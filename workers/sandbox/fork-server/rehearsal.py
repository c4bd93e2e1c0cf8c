"""A program of our own that a new server runs as its first job: the pages that it had to copy.

Every job copies most of them again. Copied in one call of the kernel instead of one by one, each at a
fault of its own, they cost a job much less.
"""

from array import array

PRESENT = 1 << 63
# Mapped by this process alone: no longer shared with the server.
EXCLUSIVE = 1 << 56


def list_pages(wanted):
    """Numbers of this process's writable private pages that have all these flags."""
    found = []
    with open("/proc/self/maps") as maps, open("/proc/self/pagemap", "rb", 0) as pagemap:
        for line in maps:
            span, mode, *_ = line.split()
            if mode != "rw-p":
                continue
            first, last = (int(address, 16) >> 12 for address in span.split("-"))
            pagemap.seek(first * 8)
            entries = array("Q", pagemap.read((last - first) * 8))
            found += [first + index for index, entry in enumerate(entries) if entry & wanted == wanted]
    return found


def rehearse():
    # In the job alone, as most candidates do: the server itself may not have it in sight.
    from typing import List

    return list_pages(PRESENT | EXCLUSIVE)
