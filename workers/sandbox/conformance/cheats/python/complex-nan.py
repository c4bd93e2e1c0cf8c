def seal(text):
    return complex(float("nan"), float("inf"))
