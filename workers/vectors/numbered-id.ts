/** An id whose byte order is that of the numbers, for units that a case only numbers. */
export function numberedId(index: number): string {
  return `unit-${String(index).padStart(8, "0")}`;
}
