import re

FIELD = re.compile(r'([a-z][a-z0-9_]*)(?:="((?:[^"\\]|\\["\\n])*)"|=([^ "=]*))?(?: +|\Z)')
ESCAPES = {'\\"': '"', "\\\\": "\\", "\\n": "\n"}


def log_fields(line: str) -> dict[str, str]:
    values = {}
    at = len(line) - len(line.lstrip(" "))
    while at < len(line):
        match = FIELD.match(line, at)
        if match is None:
            raise ValueError(f"no field at position {at}")
        name, quoted, bare = match.groups()
        if quoted is not None:
            value = re.sub(r"\\.", lambda escape: ESCAPES[escape[0]], quoted)
        else:
            value = "true" if bare is None else bare
        values.setdefault(name, []).append(value)
        at = match.end()
    return {name: ",".join(parts) for name, parts in values.items()}
