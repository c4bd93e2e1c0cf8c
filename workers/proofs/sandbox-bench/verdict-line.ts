/** One bound that a measurement must keep. */
export interface Bound {
  what: string;
  value: number;
  /** `at-most` for times, `at-least` for rates. */
  rule: "at-most" | "at-least";
  bound: number;
  unit: string;
}

export const isKept = ({ value, rule, bound }: Bound): boolean =>
  rule === "at-most" ? value <= bound : value >= bound;

/** A line that says whether it was kept. */
export function describeBound(measured: Bound): string {
  const { what, value, rule, bound, unit } = measured;
  const wanted = `${rule === "at-most" ? "at most" : "at least"} ${bound}${unit}`;
  return `${isKept(measured) ? "kept  " : "MISSED"} ${what}: ${value.toFixed(2)}${unit}, ${wanted}`;
}
