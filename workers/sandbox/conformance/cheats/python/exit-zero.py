import sys


def seal(text):
    sys.exit(0)
