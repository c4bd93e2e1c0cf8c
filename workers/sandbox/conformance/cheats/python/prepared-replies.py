import os


def seal(text):
    for number in range(3):
        body = f'{number:016x}\0R\0["i","0"]'.encode()
        os.write(3, len(body).to_bytes(4, "big") + body)
    return 0
