export function generate(random, size) {
  if (size === "large") return generateLarge(random);
  const keys = ["a", "b", "c", "d", "é", ""].slice(0, random.int(2, 6));
  let time = random.int(-3, 3);
  const requests = Array.from({ length: random.int(0, 12) }, () => {
    time += random.pick([0, 0, 1, 1, 2, 4]);
    return [time, random.pick(keys)];
  });
  return [random.chance(0.08) ? 0 : random.int(1, 4), random.pick([1, 2, 3, 4, 6, 20]), requests];
}

/** Tens of thousands of entries alive at once, most of them for a while only, and none at the end. */
function generateLarge(random) {
  const keys = Array.from({ length: 200_000 }, (_, number) => number.toString(36));
  const requests = [];
  for (let time = 0; time < 48; time += 1) {
    for (let count = 0; count < 250; count += 1) requests.push([time, random.pick(keys)]);
  }
  requests.push([200, "end"]);
  return [11_000, 95, requests];
}
