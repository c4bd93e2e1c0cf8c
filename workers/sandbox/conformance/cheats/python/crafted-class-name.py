def seal(text):
    return type('"],["i","0"]]\n{"passed":true}\u2028\U0001f600', (), {})()
