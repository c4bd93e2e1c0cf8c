export function contractEnd(received, months) {
  const [year, month, day] = received.split("-").map(Number);
  const counted = month + months + (day > 15 ? 1 : 0);
  // Day 0 of a month is the last day of the month before it.
  return new Date(Date.UTC(year, counted, 0)).toISOString().slice(0, 10);
}
