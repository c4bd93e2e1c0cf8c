const STEPS = ["a", "b", "c", "d", "e", "f"];

function generateLarge(random) {
  const layers = 90;
  const wide = 5;
  const name = (layer, at) => `s${layer}x${at}`;
  const minutes = [];
  const needs = [];
  for (let layer = 0; layer < layers; layer += 1) {
    for (let at = 0; at < wide; at += 1) {
      minutes.push([name(layer, at), random.int(1, 100)]);
      if (layer === 0) continue;
      const needed = [0, 1, 2, 3, 4].filter((other) => other === at || random.chance(0.7));
      needs.push([name(layer, at), needed.map((other) => name(layer - 1, other))]);
    }
  }
  return [
    minutes,
    random.shuffle(needs),
    name(layers - 1, random.int(0, wide - 1)),
    random.int(2, 30),
  ];
}

export function generate(random, size) {
  if (size === "large") return generateLarge(random);
  const steps = STEPS.slice(0, random.int(2, STEPS.length));
  const minutes = steps.filter(() => random.chance(0.8)).map((step) => [step, random.int(0, 12)]);
  const needs = [];
  steps.forEach((step, at) => {
    if (random.chance(0.15)) return;
    const later = steps.slice(at + 1);
    const needed = later.filter(() => random.chance(0.5));
    if (random.chance(0.05)) needed.push(random.pick(steps));
    needs.push([step, needed]);
  });
  return [
    minutes,
    random.shuffle(needs),
    random.chance(0.8) ? "a" : random.pick(steps),
    random.int(1, 6),
  ];
}
