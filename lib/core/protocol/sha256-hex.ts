import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";

/**
 * Returns the SHA-256 digest (FIPS 180-4) as 64 lower-case hex digits; text is hashed as UTF-8.
 * Pure code rather than the platform's, so that a reader's browser can recompute a fingerprint.
 */
export function sha256Hex(input: string | Uint8Array): string {
  return bytesToHex(sha256(typeof input === "string" ? utf8ToBytes(input) : input));
}
