export function settledFrom(readings, target, tolerance) {
  const lastOff = readings.findLastIndex((reading) => Math.abs(reading - target) > tolerance);
  return lastOff + 1 < readings.length ? lastOff + 1 : null;
}
