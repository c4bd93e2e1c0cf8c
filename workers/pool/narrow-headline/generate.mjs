/** Small: up to eight short words; large: 120 words on 15 lines. */
export function generate(random, size) {
  const large = size === "large";
  const longest = large ? 11 : random.pick([2, 4, 8]);
  const count = large ? 120 : random.int(0, 8);
  const words = Array.from({ length: count }, () => word(random, random.int(1, longest)));
  return [
    words,
    large ? 15 : random.int(1, random.chance(0.2) ? count + 2 : Math.max(1, count - 2)),
  ];
}

function word(random, length) {
  return Array.from({ length }, () => random.pick([..."abeoszT4"])).join("");
}
