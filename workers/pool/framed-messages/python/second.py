from collections.abc import Iterator


def frames(stream: list[int], full: int) -> Iterator[list[int]]:
    rest = iter(stream)
    for size in rest:
        if size == 255:
            continue
        if size > full:
            raise ValueError(size)
        yield take(rest, size)


def take(rest: Iterator[int], size: int) -> list[int]:
    data = []
    for _ in range(size):
        byte = next(rest, None)
        if byte is None:
            raise ValueError("cut")
        data.append(byte)
    return data


def read_messages(stream: list[int], full: int) -> list[list[int]]:
    # An open message is at the end of the list, a closed one has an open one after it.
    messages: list[list[int]] = [[]]
    last_size = 0
    for data in frames(stream, full):
        messages[-1].extend(data)
        last_size = len(data)
        if last_size < full:
            messages.append([])
    if last_size == full:
        raise ValueError("unfinished")
    return messages[:-1]
