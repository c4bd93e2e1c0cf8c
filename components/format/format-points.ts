/** A difference of fractions as percentage points with one decimal and no sign: -0.074 becomes "7.4". */
export function formatPoints(difference: number): string {
  return (Math.abs(difference) * 100).toFixed(1);
}

/** The same with its sign: "+7.4", "−7.4", and "0.0" for what rounds to nothing. */
export function formatSignedPoints(difference: number): string {
  const points = formatPoints(difference);
  if (Number(points) === 0) return points;
  return `${difference < 0 ? "−" : "+"}${points}`;
}

/** Bounds of a difference: "+4.2 to +10.8". */
export function formatPointBounds(bounds: { low: number; high: number }): string {
  return `${formatSignedPoints(bounds.low)} to ${formatSignedPoints(bounds.high)}`;
}
