const names = ["a", "ab", "b", "B", "é", "z", "～", "🍰", "abc", "c", "10", "9"];

export function generate(random, size) {
  if (size === "large") return generateLarge(random);
  const steps = random.shuffle(names).slice(0, random.int(0, 8));
  // Needing earlier steps alone, a plan has no circle.
  const allowsCircles = random.chance(0.25);
  const needs = [];
  steps.forEach((step, place) => {
    if (random.chance(0.2)) return;
    const others = allowsCircles ? steps : steps.slice(0, place);
    const needed =
      others.length === 0
        ? []
        : Array.from({ length: random.int(0, 3) }, () => random.pick(others));
    needs.push([step, needed]);
  });
  return [random.shuffle(needs)];
}

/** Many steps that are free early, and a small circle that only shows when all others are taken. */
function generateLarge(random) {
  const count = 4_000;
  const steps = random.shuffle(Array.from({ length: count }, (_, number) => number.toString(36)));
  const needs = steps.map((step, place) => {
    const needed =
      place === 0
        ? []
        : Array.from({ length: random.int(0, 3) }, () => steps[random.int(0, place - 1)]);
    return [step, needed];
  });
  needs[count - 1][1].push(steps[count - 2]);
  needs[count - 2][1].push(steps[count - 1]);
  return [random.shuffle(needs)];
}
