import { DomainError } from "../errors";

/** Base64 without the host's help: neither Node's Buffer nor a browser's btoa is in every place. */
const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

/** Returns bytes as base64 (RFC 4648, with padding). */
export function toBase64(bytes: Uint8Array): string {
  let text = "";
  for (let start = 0; start < bytes.length; start += 3) {
    const given = Math.min(3, bytes.length - start);
    const word =
      ((bytes[start] ?? 0) << 16) | ((bytes[start + 1] ?? 0) << 8) | (bytes[start + 2] ?? 0);
    for (let digit = 0; digit < 4; digit++) {
      text += digit > given ? "=" : alphabet.charAt((word >> (18 - 6 * digit)) & 63);
    }
  }
  return text;
}

/** Returns the bytes of a base64 text. Throws DomainError `bad-input` for any other text. */
export function fromBase64(text: string): Uint8Array {
  const digits = text.replace(/=+$/, "");
  const bytes = new Uint8Array(Math.floor((digits.length * 6) / 8));
  let word = 0;
  let held = 0;
  let written = 0;
  for (const digit of digits) {
    const value = alphabet.indexOf(digit);
    if (value < 0) throw new DomainError("bad-input", "packed numbers are no base64");
    word = ((word << 6) | value) & 0xffff;
    held += 6;
    if (held < 8) continue;
    held -= 8;
    bytes[written++] = (word >> held) & 0xff;
  }
  return bytes;
}
