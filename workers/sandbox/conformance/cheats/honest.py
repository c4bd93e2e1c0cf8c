import hashlib

KEY = b"the rule that no cheat knows"


def seal(text):
    return int.from_bytes(hashlib.sha256(KEY + text.encode()).digest()[:6], "big")


def seal_each(text):
    return {letter: seal(letter) for letter in text}
