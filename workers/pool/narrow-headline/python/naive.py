def set_headline(words: list[str], lines: int) -> list[str]:
    if not words:
        return []
    width = least_width(words, lines)
    headline = []
    for word in words:
        if headline and len(headline[-1]) + 1 + len(word) <= width:
            headline[-1] = f"{headline[-1]} {word}"
        else:
            headline.append(word)
    return headline


def least_width(words: list[str], lines: int) -> int:
    best = len(" ".join(words))
    if lines > 1:
        for count in range(1, len(words)):
            first = len(" ".join(words[:count]))
            best = min(best, max(first, least_width(words[count:], lines - 1)))
    return best
