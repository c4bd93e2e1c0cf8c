import { canonicalJson } from "../protocol/canonical-json";
import { isPairable } from "../protocol/compare-manifests";
import { fieldRule } from "../protocol/field-rule";
import { flattenManifest } from "../protocol/flatten-manifest";
import { heaviestClique } from "../protocol/heaviest-clique";
import type { Manifest } from "../protocol/manifest";
import type { ComparedThing } from "../vocabulary";

/** Limits by name, as a manifest holds them; null where answers were executed elsewhere. */
export type MeasuredLimits = Readonly<Record<string, number>> | null;

export interface ComparisonRules {
  compared: ComparedThing;
  /** The suite's limits now, which decide between equally large groups. */
  inForce: MeasuredLimits;
}

/** Something that was made under a manifest; null or left out where that is not known. */
export interface Measured {
  manifest?: Manifest | null;
}

/** CPU, memory and time, in the order in which lower limits go first. */
const decisive = ["cpuMsPerTest", "cpuMsTotal", "wallMsPerTest", "memoryBytes"] as const;

/** Entries whose manifests are alike in all that is not fine to differ in. */
interface Profile<T> {
  key: string;
  fields: Map<string, unknown>;
  limits: MeasuredLimits;
  members: T[];
}

/**
 * The largest group of entries of which every two may be ranked together by their manifests
 * (methodology, section 6). Of groups that are equally large, one with more entries under the limits
 * in force now; then the one with the lowest limits. An unknown manifest goes with unknown ones alone.
 */
export function selectComparable<T extends Measured>(
  entries: readonly T[],
  { compared, inForce }: ComparisonRules,
): T[] {
  const profiles = listProfiles(entries, compared);
  const weights = profiles.map(({ members, limits }) => {
    const isInForce = toLimitsKey(limits) === toLimitsKey(inForce);
    return members.length * (entries.length + 1) + (isInForce ? members.length : 0);
  });
  const chosen = heaviestClique(weights, (i, j) => {
    const [a, b] = [profiles[i]?.fields, profiles[j]?.fields];
    return a !== undefined && b !== undefined && a.size > 0 && b.size > 0
      ? isPairable({ a, b, compared })
      : a?.size === b?.size;
  });
  const isChosen = new Set(chosen.flatMap((index) => profiles[index]?.members ?? []));
  return entries.filter((entry) => isChosen.has(entry));
}

/** In an order that the order of the entries doesn't touch: lower limits first. */
function listProfiles<T extends Measured>(
  entries: readonly T[],
  compared: ComparedThing,
): Profile<T>[] {
  const profiles = new Map<string, Profile<T>>();
  for (const entry of entries) {
    const manifest = entry.manifest ?? null;
    const fields = manifest === null ? new Map<string, unknown>() : flattenManifest(manifest);
    const telling = [...fields].filter(([path]) => fieldRule(path, compared) !== "fine");
    const key = canonicalJson(Object.fromEntries(telling));
    const known = profiles.get(key);
    const limits = manifest?.execution?.limits ?? null;
    if (known) known.members.push(entry);
    else profiles.set(key, { key, fields, limits, members: [entry] });
  }
  return [...profiles.values()].sort(byLimitsThenKey);
}

function byLimitsThenKey(a: Profile<unknown>, b: Profile<unknown>): number {
  for (const name of decisive) {
    const difference = (a.limits?.[name] ?? -1) - (b.limits?.[name] ?? -1);
    if (difference !== 0) return difference;
  }
  return a.key < b.key ? -1 : Number(a.key > b.key);
}

function toLimitsKey(limits: MeasuredLimits): string {
  return decisive.map((name) => limits?.[name] ?? "unknown").join(" ");
}
