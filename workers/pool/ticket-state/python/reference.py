LEADS_TO = {
    ("open", "claim"): "claimed",
    ("open", "close"): "closed",
    ("claimed", "release"): "open",
    ("claimed", "solve"): "solved",
    ("solved", "reopen"): "open",
    ("solved", "close"): "closed",
}


def ticket_state(events: list[str]) -> str:
    state = "open"
    reopened = 0
    for event in events:
        if (state, event) not in LEADS_TO:
            raise ValueError(f"{event!r} is not allowed in state {state}")
        if event == "reopen":
            reopened += 1
            if reopened > 2:
                raise ValueError("reopened a third time")
        state = LEADS_TO[state, event]
    return state
