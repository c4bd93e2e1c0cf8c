import os
import threading


def exactly(count):
    data = b""
    while len(data) < count:
        data += os.read(3, count - len(data))
    return data


def serve():
    while True:
        request = exactly(int.from_bytes(exactly(4), "big")).split(b"\0")
        status = b"Q" if request[1] == b"Q" else b"R"
        body = b"\0".join([request[0], status, b'["i","0"]' if status == b"R" else b""])
        os.write(3, len(body).to_bytes(4, "big") + body)


threading.Thread(target=serve, daemon=True).start()


def seal(text):
    return 0
