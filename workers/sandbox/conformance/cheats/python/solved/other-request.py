import os

solve = seal


def seal(text):
    body = f'{"0" * 16}\0R\0["i","{solve(text)}"]'.encode()
    os.write(3, len(body).to_bytes(4, "big") + body)
    os._exit(0)
