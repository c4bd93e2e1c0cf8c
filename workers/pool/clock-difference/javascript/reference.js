const MINUTES_PER_DAY = 24 * 60;

export function minutesUntil(now, goal) {
  const current = now[0] * 60 + now[1];
  const wanted = goal[0] * 60 + goal[1];
  return wanted > current ? wanted - current : wanted - current + MINUTES_PER_DAY;
}
