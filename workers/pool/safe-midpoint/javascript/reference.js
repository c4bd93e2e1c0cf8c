export function midpoint(readings) {
  if (readings.length === 0) return null;
  const smallest = readings.reduce((a, b) => Math.min(a, b));
  const largest = readings.reduce((a, b) => Math.max(a, b));
  return smallest / 2 + largest / 2;
}
