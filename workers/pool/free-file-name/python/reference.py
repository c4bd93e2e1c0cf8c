import re


def free_file_name(wanted: str, taken: list[str]) -> str:
    unavailable = {name.lower() for name in taken}
    if wanted.lower() not in unavailable:
        return wanted
    dot = wanted.rfind(".", 1, len(wanted) - 1)
    stem, ending = (wanted[:dot], wanted[dot:]) if dot > 0 else (wanted, "")
    number = 1
    counter = re.fullmatch(r"(.+) \(([1-9][0-9]{0,5})\)", stem)
    if counter:
        stem, number = counter[1], int(counter[2])
    while True:
        number += 1
        name = f"{stem} ({number}){ending}"
        if name.lower() not in unavailable:
            return name
