NAMES = ("Mo", "Tu", "We", "Th", "Fr", "Sa", "Su")


def opening_days(days: list[int]) -> str:
    if not days:
        return "closed"
    runs = []
    for day in sorted(set(days)):
        if runs and day == runs[-1][-1] + 1:
            runs[-1].append(day)
        else:
            runs.append([day])
    if len(runs[0]) == 7:
        return "daily"
    return ", ".join(write_run([NAMES[day - 1] for day in run]) for run in runs)


def write_run(names: list[str]) -> str:
    return f"{names[0]}-{names[-1]}" if len(names) >= 3 else ", ".join(names)
