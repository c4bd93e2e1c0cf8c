/** A hash short enough for a line, both ends kept: "9f31c2…c07a". */
export function formatDigest(sha256: string): string {
  return sha256.length <= 14 ? sha256 : `${sha256.slice(0, 6)}…${sha256.slice(-4)}`;
}
