/** A trace's number from the address; null for anything that no trace can have. */
export function parseTraceId(segment: string): number | null {
  return /^[1-9]\d{0,14}$/.test(segment) ? Number(segment) : null;
}
