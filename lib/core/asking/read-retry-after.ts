/**
 * How long a Retry-After header asks to wait, in milliseconds; null where it says nothing that can be
 * read. Seconds or a date, as RFC 9110 section 10.2.3 has it; a date that is past asks for no wait.
 * @param nowMs what the date is counted from
 */
export function readRetryAfter(header: string | null, nowMs: number): number | null {
  const text = header?.trim() ?? "";
  if (/^\d{1,9}(\.\d+)?$/.test(text)) return Math.ceil(Number(text) * 1000);
  // A date begins with a weekday; Date.parse alone would take nearly anything for one.
  if (!/^[A-Z][a-z]{2,8},? /.test(text)) return null;
  const at = Date.parse(text);
  return Number.isNaN(at) ? null : Math.max(0, at - nowMs);
}
