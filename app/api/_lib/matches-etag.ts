/**
 * Whether an If-None-Match header names an ETag (RFC 9110, section 13.1.2): compared weakly, so that a
 * tag which a proxy made weak still matches.
 */
export function matchesEtag(ifNoneMatch: string | null, etag: string): boolean {
  if (ifNoneMatch === null) return false;
  if (ifNoneMatch.trim() === "*") return true;
  const tags = ifNoneMatch.match(/(?:W\/)?"[^"]*"/g) ?? [];
  return tags.some((tag) => tag.replace(/^W\//, "") === etag);
}
