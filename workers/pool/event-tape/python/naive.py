def longest_calm_stretch(tape: str, limits: dict[str, int]) -> int:
    longest = 0
    for start in range(len(tape)):
        left = dict(limits)
        length = 0
        for letter in tape[start:]:
            if letter in left:
                if left[letter] == 0:
                    break
                left[letter] -= 1
            length += 1
        longest = max(longest, length)
    return longest
