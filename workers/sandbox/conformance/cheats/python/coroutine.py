async def seal(text):
    return True
