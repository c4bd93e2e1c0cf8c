const NAMES = ["a", "b", "c", "d", "e"];
const VALUES = ["", "0", "1", "2"];

/** Five names at most; each copy keeps, changes, removes or adds each of them. */
export function generate(random) {
  const base = NAMES.filter(() => random.chance(0.6)).map((name) => [name, random.pick(VALUES)]);
  return [random.shuffle(base), edit(base, random), edit(base, random)];
}

function edit(base, random) {
  const before = new Map(base);
  const after = [];
  for (const name of NAMES) {
    if (before.has(name)) {
      if (random.chance(0.5)) after.push([name, before.get(name)]);
      else if (random.chance(0.6)) after.push([name, random.pick(VALUES)]);
    } else if (random.chance(0.4)) after.push([name, random.pick(VALUES)]);
  }
  return random.shuffle(after);
}
