def longest_calm_stretch(tape: str, limits: dict[str, int]) -> int:
    places = {letter: [] for letter in limits}
    longest = 0
    earliest = 0
    for at, letter in enumerate(tape):
        if letter in places:
            own = places[letter]
            own.append(at)
            if len(own) > limits[letter]:
                one_too_many = own[len(own) - limits[letter] - 1]
                earliest = max(earliest, one_too_many + 1)
        longest = max(longest, at - earliest + 1)
    return longest
