const hours = [0, 1, 11, 12, 22, 23];
const minutes = [0, 1, 29, 30, 58, 59];

export function generate(random) {
  const time = () =>
    random.chance(0.5)
      ? [random.pick(hours), random.pick(minutes)]
      : [random.int(0, 23), random.int(0, 59)];
  const now = time();
  if (random.chance(0.1)) return [now, [...now]];
  const goal = time();
  if (random.chance(0.3)) goal[0] = now[0];
  else if (random.chance(0.2)) goal[1] = now[1];
  return [now, goal];
}
