"""What most candidates do. A new server runs it as its first job, to see which pages that takes."""

from typing import List


def rehearse(numbers: List[int], text: str) -> List[str]:
    parts = sorted(str(number) for number in numbers)
    return [part + text.strip().lower() for part in parts if len(part) > 0]
