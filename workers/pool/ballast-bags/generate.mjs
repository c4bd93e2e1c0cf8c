/** Small: a few light bags and a need about what they weigh; large: 60 bags, about half of them needed. */
export function generate(random, size) {
  if (size === "large") {
    const step = random.pick([1, 2, 3]);
    const bags = Array.from({ length: 60 }, () => step * random.int(30, 120));
    return [bags, random.int(1200, 2400)];
  }
  const heaviest = random.pick([4, 9, 15]);
  const bags = Array.from({ length: random.int(0, 7) }, () => random.int(1, heaviest));
  const sum = bags.reduce((total, weight) => total + weight, 0);
  return [bags, random.int(0, random.chance(0.8) ? sum : sum + 3)];
}
