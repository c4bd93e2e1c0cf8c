const units = ["w", "d", "h", "m", "s"];
const stray = ["", " ", "0", "-", "+", ".", "\n", "W", "H", "x", "٣", "m", "5"];

function makeNumber(random) {
  if (random.chance(0.15)) return "0";
  if (random.chance(0.08)) return `0${random.int(0, 9)}`;
  return String(random.pick([random.int(1, 9), random.int(10, 99), random.int(100, 99999)]));
}

export function generate(random) {
  let text = units
    .filter(() => random.chance(0.5))
    .map((unit) => makeNumber(random) + unit)
    .join("");
  if (random.chance(0.15)) text += makeNumber(random) + random.pick(units);
  if (random.chance(0.25)) {
    const place = random.int(0, text.length);
    text =
      text.slice(0, place) + random.pick(stray) + text.slice(place + (random.chance(0.3) ? 1 : 0));
  }
  return [text];
}
