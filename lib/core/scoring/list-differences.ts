import { compareManifests, type FieldComparison } from "../protocol/compare-manifests";
import type { JsonScalar } from "../protocol/flatten-manifest";
import type { Manifest } from "../protocol/manifest";
import type { ComparedThing } from "../vocabulary";

/** A field in which an entry differs from those that are ranked. */
export interface ProtocolDifference {
  field: string;
  /** The entry's value. */
  here: JsonScalar;
  /** The value of the ranked ones. */
  there: JsonScalar;
}

/** What keeps a manifest apart from a ranked group: the worst fields first, each once. */
export function listDifferences(
  manifest: Manifest,
  group: readonly Manifest[],
  compared: ComparedThing,
): ProtocolDifference[] {
  const found = new Map<string, FieldComparison>();
  for (const member of group) {
    for (const comparison of compareManifests(manifest, member, compared).fields) {
      if (!isApart(comparison)) continue;
      const known = found.get(comparison.field);
      if (known === undefined || (known.verdict === "warn" && comparison.verdict === "refuse")) {
        found.set(comparison.field, comparison);
      }
    }
  }
  const worstFirst = [...found.values()].sort(
    (a, b) => Number(b.verdict === "refuse") - Number(a.verdict === "refuse"),
  );
  return worstFirst.map(({ field, a, b }) => ({ field, here: a, there: b }));
}

/** Undisclosed fields inside a suite keep nobody apart, nor does what is fine to differ in. */
function isApart({ verdict, reason }: FieldComparison): boolean {
  return verdict === "refuse" || (verdict === "warn" && reason === "differs");
}
