const RULES = new Map([
  ["claim", { finds: ["open"], leaves: "claimed" }],
  ["release", { finds: ["claimed"], leaves: "open" }],
  ["solve", { finds: ["claimed"], leaves: "solved" }],
  ["reopen", { finds: ["solved"], leaves: "open" }],
  ["close", { finds: ["open", "solved"], leaves: "closed" }],
]);

export function ticketState(events) {
  if (events.filter((event) => event === "reopen").length > 2) throw new RangeError("reopen");
  return events.reduce((state, event) => {
    const rule = RULES.get(event);
    if (!rule?.finds.includes(state)) throw new RangeError(event);
    return rule.leaves;
  }, "open");
}
