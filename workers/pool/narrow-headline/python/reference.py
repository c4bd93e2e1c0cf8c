def set_headline(words: list[str], lines: int) -> list[str]:
    if not words:
        return []
    width = max(map(len, words))
    widest = sum(map(len, words)) + len(words) - 1
    while width < widest:
        middle = (width + widest) // 2
        if len(fill_lines(words, middle)) <= lines:
            widest = middle
        else:
            width = middle + 1
    return fill_lines(words, width)


def fill_lines(words: list[str], width: int) -> list[str]:
    filled = [words[0]]
    for word in words[1:]:
        if len(filled[-1]) + 1 + len(word) <= width:
            filled[-1] += " " + word
        else:
            filled.append(word)
    return filled
