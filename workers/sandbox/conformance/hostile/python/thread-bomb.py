import threading


def attack():
    for _ in range(10_000):
        threading.Thread(target=threading.Event().wait, daemon=True).start()
