const LENGTHS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

export function generate(random) {
  const year = random.chance(0.4)
    ? random.pick([1900, 1999, 2000, 2023, 2024, 2096, 2099, 2100, 2400])
    : random.int(1900, 2999);
  const month = random.chance(0.5) ? random.pick([1, 2, 11, 12]) : random.int(1, 12);
  const day = random.chance(0.5)
    ? random.pick([1, 14, 15, 16, 17, LENGTHS[month - 1]])
    : random.int(1, LENGTHS[month - 1]);
  const months = random.chance(0.7) ? random.int(0, 14) : random.int(0, 1200);
  const two = (number) => String(number).padStart(2, "0");
  return [`${year}-${two(month)}-${two(day)}`, months];
}
