const LEADS_TO = {
  open: { claim: "claimed", close: "closed" },
  claimed: { release: "open", solve: "solved" },
  solved: { reopen: "open", close: "closed" },
  closed: {},
};

export function ticketState(events) {
  let state = "open";
  let reopened = 0;
  for (const event of events) {
    if (!Object.hasOwn(LEADS_TO[state], event)) throw new RangeError(`${event} in state ${state}`);
    if (event === "reopen") {
      reopened += 1;
      if (reopened > 2) throw new RangeError("reopened a third time");
    }
    state = LEADS_TO[state][event];
  }
  return state;
}
