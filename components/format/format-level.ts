/** A confidence level: 0.95 becomes "95%", 0.999 becomes "99.9%". */
export function formatLevel(level: number): string {
  return `${Number((level * 100).toFixed(2))}%`;
}
