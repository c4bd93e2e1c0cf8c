export function generate(random) {
  const entries = Array.from({ length: random.int(1, 12) }, () => {
    const word = random.pick(["in", "in", "in", "out", "out", "undo"]);
    const number =
      word === "undo"
        ? random.pick([0, 1, 1, 1, 2, 3, random.int(4, 20)])
        : random.pick([0, 1, 2, 3, 5, 8, 13]);
    return [word, number];
  });
  return [entries];
}
