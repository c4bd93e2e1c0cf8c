/** A part of a file: from `start`, `end` excluded. */
export interface ByteRange {
  start: number;
  end: number;
}

/**
 * The part that a Range header asks for (RFC 9110, section 14): null for the whole file, which also
 * answers what is no range of bytes and what asks for several parts; "unsatisfiable" where the file has
 * no such part.
 */
export function parseRange(
  header: string | null,
  bytes: number,
): ByteRange | null | "unsatisfiable" {
  const [, first, last] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? "") ?? [];
  if (first === undefined || last === undefined || (first === "" && last === "")) return null;
  if (first === "") {
    const length = Math.min(Number(last), bytes);
    return length === 0 ? "unsatisfiable" : { start: bytes - length, end: bytes };
  }
  const start = Number(first);
  if (last !== "" && Number(last) < start) return null;
  if (start >= bytes) return "unsatisfiable";
  return { start, end: last === "" ? bytes : Math.min(Number(last) + 1, bytes) };
}
