export function settledFrom(readings, target, tolerance) {
  let start = null;
  for (const [position, reading] of readings.entries()) {
    const settled = Math.abs(reading - target) <= tolerance;
    if (!settled) start = null;
    else start ??= position;
  }
  return start;
}
