from itertools import accumulate


def set_headline(words: list[str], lines: int) -> list[str]:
    count = len(words)
    ends = [0, *accumulate(len(word) + 1 for word in words)]
    # narrowest[first]: the smallest width of the words from `first` on, on the lines allowed so far
    narrowest = [ends[count] - ends[first] - 1 for first in range(count)]
    for _ in range(1, min(lines, count)):
        narrowest = [
            min(
                [narrowest[first]]
                + [max(ends[rest] - ends[first] - 1, narrowest[rest]) for rest in range(first + 1, count)]
            )
            for first in range(count)
        ]
    headline = []
    first = 0
    while first < count:
        rest = first + 1
        while rest < count and ends[rest + 1] - ends[first] - 1 <= narrowest[0]:
            rest += 1
        headline.append(" ".join(words[first:rest]))
        first = rest
    return headline
