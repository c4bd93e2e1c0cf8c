import { canonicalJson } from "../protocol/canonical-json";
import { flattenManifest } from "../protocol/flatten-manifest";
import type { CycleManifest } from "./cycle-manifest";
import type { CyclePlan } from "./cycle-plan";

/** What opening a week freezes but for its models, each of which goes on as it was entered. */
export interface FrozenCycle {
  digest: string;
  allocation: CyclePlan["allocation"];
  rotation: CyclePlan["rotation"];
  manifest: CycleManifest;
}

/** Names what two openings of one week don't have in common, as dotted paths; empty when they are one. */
export function listCycleDifferences(a: FrozenCycle, b: FrozenCycle): string[] {
  const [before, now] = [flatten(a), flatten(b)];
  return [...new Set([...before.keys(), ...now.keys()])].filter(
    (field) => spell(before.get(field)) !== spell(now.get(field)),
  );
}

function flatten({ digest, allocation, rotation, manifest }: FrozenCycle) {
  return flattenManifest({
    digest,
    ...manifest,
    allocation: canonicalJson(allocation),
    rotation: canonicalJson(rotation),
  });
}

/** Undefined where one of them has no such field. */
function spell(value: unknown): string | undefined {
  return value === undefined ? undefined : canonicalJson(value);
}
