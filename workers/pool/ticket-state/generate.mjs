const ALLOWED = {
  open: ["claim"],
  claimed: ["solve", "solve", "release", "release"],
  solved: ["reopen"],
};
const LEADS_TO = {
  claim: "claimed",
  release: "open",
  solve: "solved",
  reopen: "open",
  close: "closed",
};
const WORDS = ["claim", "release", "solve", "reopen", "close", "", "open"];

export function generate(random) {
  const events = [];
  let state = "open";
  for (let count = random.chance(0.02) ? 0 : random.int(4, 16); count > 0; count -= 1) {
    if (random.chance(0.04) || (state === "closed" && random.chance(0.5))) {
      events.push(random.pick(WORDS));
      break;
    }
    if (state === "closed") break;
    const closes = state !== "claimed" && random.chance(0.04);
    const event = closes ? "close" : random.pick(ALLOWED[state]);
    events.push(event);
    state = LEADS_TO[event];
  }
  return [events];
}
