import type { Value } from "../../../../lib/core/values/value";

/** More digits would take long to convert, and no example needs them. */
const mostDigits = 4_000;

/** An integer of digits, or of `0x`, `0o` or `0b` and digits, with `_` between them; null for other texts. */
export function readInteger(text: string): Extract<Value, { kind: "int" }> | null {
  const digits = text.replaceAll("_", "").toLowerCase();
  if (digits.length > mostDigits) return null;
  if (!/^(?:[0-9]+|0x[0-9a-f]+|0o[0-7]+|0b[01]+)$/.test(digits)) return null;
  return { kind: "int", value: BigInt(digits) };
}
