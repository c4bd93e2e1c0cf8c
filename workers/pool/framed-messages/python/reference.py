def read_messages(stream: list[int], full: int) -> list[list[int]]:
    messages: list[list[int]] = []
    message: list[int] = []
    goes_on = False
    at = 0
    while at < len(stream):
        size = stream[at]
        at += 1
        if size == 255:
            continue
        if size > full:
            raise ValueError(f"{size} is not allowed as a length")
        if at + size > len(stream):
            raise ValueError("the stream ends within a frame")
        message += stream[at:at + size]
        at += size
        goes_on = size == full
        if not goes_on:
            messages.append(message)
            message = []
    if goes_on:
        raise ValueError("the stream ends within a message")
    return messages
