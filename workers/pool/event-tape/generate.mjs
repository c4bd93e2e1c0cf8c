/** Small: up to 14 letters; large: 250,000 letters of four kinds, whose limits leave long stretches. */
export function generate(random, size) {
  if (size === "large") {
    const tape = letters(random, "abcd", 250_000);
    return [
      tape,
      [
        ["a", random.int(45_000, 55_000)],
        ["c", random.int(45_000, 55_000)],
      ],
    ];
  }
  const kinds = random.pick(["ab", "abc", "abcd"]);
  const limits = [..."abcd"]
    .filter(() => random.chance(0.5))
    .map((letter) => [letter, random.int(0, 3)]);
  return [letters(random, kinds, random.int(0, 14)), limits];
}

function letters(random, kinds, count) {
  return Array.from({ length: count }, () => random.pick(kinds)).join("");
}
