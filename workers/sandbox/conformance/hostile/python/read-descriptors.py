import os


def attack():
    def is_open(number):
        try:
            os.fstat(number)
            return True
        except OSError:
            return False

    return [number for number in range(1_024) if is_open(number)]
