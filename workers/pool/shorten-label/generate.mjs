const characters = [
  "a",
  "B",
  "7",
  " ",
  " ",
  " ",
  "\t",
  "\u00a0",
  "é",
  "e\u0301",
  "…",
  "🚲",
  "👩\u200d🚒",
  "\n",
];

export function generate(random) {
  let label = "";
  const count = random.int(0, 9);
  for (let at = 0; at < count; at += 1) {
    label += random.chance(0.3) ? "  " : random.pick(characters);
  }
  const length = Array.from(label).length;
  const limit = random.chance(0.8) ? length + random.int(-3, 1) : random.int(1, 12);
  return [label, Math.max(1, limit)];
}
