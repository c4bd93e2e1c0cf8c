from collections import Counter


def longest_calm_stretch(tape: str, limits: dict[str, int]) -> int:
    counts = Counter()
    longest = start = 0
    for at, letter in enumerate(tape):
        counts[letter] += 1
        while letter in limits and counts[letter] > limits[letter]:
            counts[tape[start]] -= 1
            start += 1
        longest = max(longest, at + 1 - start)
    return longest
