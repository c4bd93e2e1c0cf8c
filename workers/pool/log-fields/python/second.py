from string import ascii_lowercase, digits


def log_fields(line: str) -> dict[str, str]:
    fields = {}
    characters = list(reversed(line + " "))
    while characters:
        if characters[-1] == " ":
            characters.pop()
            continue
        name = take_name(characters)
        value = "true"
        if characters[-1] == "=":
            characters.pop()
            value = take_quoted(characters) if characters[-1] == '"' else take_bare(characters)
        if characters.pop() != " ":
            raise ValueError("no space after a field")
        fields[name] = f"{fields[name]},{value}" if name in fields else value
    return fields


def take_name(characters: list[str]) -> str:
    if characters[-1] not in ascii_lowercase:
        raise ValueError("no name")
    name = ""
    while characters[-1] in ascii_lowercase + digits + "_":
        name += characters.pop()
    return name


def take_bare(characters: list[str]) -> str:
    value = ""
    while characters[-1] not in ' ="':
        value += characters.pop()
    return value


def take_quoted(characters: list[str]) -> str:
    characters.pop()
    value = ""
    while True:
        character = characters.pop()
        if not characters:
            raise ValueError("no closing quote")
        if character == '"':
            return value
        if character == "\\":
            escaped = characters.pop()
            if not characters or escaped not in '"\\n':
                raise ValueError("no such escape")
            character = "\n" if escaped == "n" else escaped
        value += character
