/** A row's number from the address; null for anything that no row can have. */
export function parseRowId(segment: string): number | null {
  return /^[1-9]\d{0,14}$/.test(segment) ? Number(segment) : null;
}
