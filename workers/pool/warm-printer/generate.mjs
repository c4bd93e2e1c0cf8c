export function generate(random) {
  const jobs = [];
  let arrival = random.int(0, 3);
  for (let count = random.int(0, 6); count > 0; count -= 1) {
    jobs.push([arrival, random.int(1, 5)]);
    arrival += random.chance(0.3) ? 0 : random.int(0, 12);
  }
  return [jobs, random.int(0, 4), random.int(0, 6)];
}
