export function generate(random, size) {
  const jobs = [];
  if (size === "large") {
    for (let count = 0; count < 300; count += 1) {
      jobs.push([random.int(0, 250_000_000), random.int(500_000, 1_500_000), random.int(0, 40)]);
    }
    return [jobs, random.int(1000, 90_000)];
  }
  for (let count = random.int(0, 6); count > 0; count -= 1) {
    jobs.push([random.int(0, 12), random.int(1, 6), random.int(-1, 3)]);
  }
  return [jobs, random.int(0, 4)];
}
