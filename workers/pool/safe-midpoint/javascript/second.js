export function midpoint(readings) {
  const ordered = readings.toSorted((a, b) => (a < b ? -1 : Number(a > b)));
  if (ordered.length === 0) return null;
  return ordered[0] / 2 + ordered.at(-1) / 2;
}
