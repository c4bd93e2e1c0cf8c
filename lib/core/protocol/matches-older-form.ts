import { canonicalJson } from "./canonical-json";
import { flattenManifest } from "./flatten-manifest";
import type { Manifest } from "./manifest";

/**
 * Whether a manifest that was stored before some fields existed says the same as one of today: equal
 * in every field that it has, and of how the answers were made nothing more is stated now. The other
 * contracts are our own words about the same thing. A run is then found again, not made twice.
 */
export function matchesOlderForm(stored: object, present: Manifest): boolean {
  const [before, now] = [flattenManifest(stored), flattenManifest(present)];
  if (before.size >= now.size || [...before.keys()].some((path) => !now.has(path))) return false;
  return [...now].every(([path, value]) => {
    if (before.has(path)) return canonicalJson(before.get(path)) === canonicalJson(value);
    return value === null || !path.startsWith("generation.");
  });
}
