def read_messages(stream: list[int], full: int) -> list[list[int]]:
    out = []
    cur = []
    mode = 0
    left = 0
    open_message = False
    for i in range(len(stream)):
        b = stream[i]
        if mode == 0:
            if b == 255:
                mode = 0
            else:
                if b > full:
                    raise ValueError("length")
                else:
                    if b == 0:
                        if open_message:
                            out.append(cur)
                            cur = []
                            open_message = False
                        else:
                            out.append(cur)
                            cur = []
                    else:
                        if b == full:
                            left = b
                            mode = 2
                        else:
                            left = b
                            mode = 1
        else:
            if mode == 1:
                cur.append(b)
                left = left - 1
                if left == 0:
                    out.append(cur)
                    cur = []
                    open_message = False
                    mode = 0
            else:
                cur.append(b)
                left = left - 1
                if left == 0:
                    open_message = True
                    mode = 0
    if mode == 1:
        raise ValueError("frame")
    else:
        if mode == 2:
            raise ValueError("frame")
        else:
            if open_message:
                raise ValueError("message")
            else:
                return out
