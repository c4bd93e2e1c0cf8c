/** Identifiers of the SPDX list that suites of tasks come under; text that is none of them stays a sentence. */
const known = new Set([
  "0BSD",
  "AGPL-3.0-only",
  "Apache-2.0",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "CC-BY-4.0",
  "CC-BY-NC-4.0",
  "CC-BY-SA-4.0",
  "CC0-1.0",
  "CDLA-Permissive-2.0",
  "GPL-2.0-only",
  "GPL-3.0-only",
  "ISC",
  "LGPL-3.0-only",
  "MIT",
  "MIT-0",
  "MPL-2.0",
  "ODC-By-1.0",
  "Unlicense",
]);

/** The address that a licence is known by; null for text that names no licence by its identifier. */
export function toLicenceAddress(licence: string | null): string | null {
  return licence !== null && known.has(licence) ? `https://spdx.org/licenses/${licence}` : null;
}
