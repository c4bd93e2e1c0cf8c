export function generate(random, size) {
  if (size === "large") return generateLarge(random);
  const opening = random.int(-5, 5);
  const closing = opening + random.pick([0, 1, 6, 15, 25]);
  const busy = Array.from({ length: random.int(0, 7) }, () => {
    const start = random.int(opening - 5, closing + 5);
    return [start, start + random.pick([-2, 0, 1, 1, 2, 3, 5, 9])];
  });
  if (busy.length > 0 && random.chance(0.4)) {
    const [start, end] = random.pick(busy);
    busy.push(
      random.pick([
        [end, end + 2],
        [start, start + 1],
        [start - 3, start],
      ]),
    );
  }
  return [[opening, closing], busy, random.pick([1, 1, 2, 3, 5])];
}

/** So many short pairs that few gaps are wide enough. */
function generateLarge(random) {
  const closing = 99_000;
  const busy = Array.from({ length: 20_000 }, () => {
    const start = random.int(0, closing);
    return [start, start + (random.chance(0.02) ? random.int(-2, 0) : random.int(1, 3))];
  });
  return [[50, closing], busy, 35];
}
