export function generate(random) {
  const debt = random.chance(0.05)
    ? 0
    : random.chance(0.3)
      ? random.int(1, 300)
      : random.int(1, 5000);
  const rate = random.pick([0, 0, 1, 50, 100, 333, 1000, 5000]);
  const interest = Math.ceil((debt * rate) / 10000);
  const least = random.chance(0.12) ? Math.max(1, interest - 1) : interest + 1;
  const near = random.pick([99, 100, 101, 98, 1]);
  if (random.chance(0.3) && debt + interest > near + least)
    return [debt, debt + interest - near, rate];
  return [
    debt,
    random.chance(0.2) ? least : least + random.int(Math.ceil(debt / 12), debt + 1),
    rate,
  ];
}
