/** Limits by name, as a manifest holds them; null where answers were executed elsewhere. */
export type MeasuredLimits = Readonly<Record<string, number>> | null;

/** CPU, memory and time: rates measured under others of these can't be compared. */
const decisive = ["cpuMsPerTest", "cpuMsTotal", "wallMsPerTest", "memoryBytes"] as const;

/** Two limits may differ by at most a tenth of the smaller one. */
const isNear = (least: number, value: number) => 10 * value <= 11 * least;

type Profile = readonly (number | null)[];

/**
 * The largest group of entries of which every two were measured under CPU, memory and time limits
 * that differ by no more than 10% (methodology, section 6). Of groups that are equally large, one
 * that goes with the limits in force now; then the one with the lowest limits. Undisclosed limits go
 * with undisclosed ones alone.
 */
export function selectComparable<T extends { limits?: MeasuredLimits }>(
  entries: readonly T[],
  inForce: MeasuredLimits,
): T[] {
  const profiles = new Map(entries.map((entry) => [entry, toProfile(entry.limits ?? null)]));
  const current = toProfile(inForce);
  let best: T[] = [];
  let bestHolds = false;
  for (const lowest of listLowestCorners([...profiles.values()])) {
    const group = entries.filter((entry) => isAbove(lowest, profiles.get(entry) ?? []));
    const holds = isAbove(lowest, current);
    if (group.length > best.length || (group.length === best.length && holds && !bestHolds)) {
      best = group;
      bestHolds = holds;
    }
  }
  return best;
}

function toProfile(limits: MeasuredLimits): Profile {
  return decisive.map((name) => limits?.[name] ?? null);
}

/**
 * Every combination of the values that occur, lowest first. Limits are compared one by one, so each
 * group of pairwise near entries lies in the tenth above one of these corners.
 */
function listLowestCorners(profiles: readonly Profile[]): Profile[] {
  let corners: Profile[] = [[]];
  for (const index of decisive.keys()) {
    const values = [...new Set(profiles.map((profile) => profile[index] ?? null))];
    values.sort((a, b) => (a ?? -1) - (b ?? -1));
    corners = corners.flatMap((corner) => values.map((value) => [...corner, value]));
  }
  return corners;
}

function isAbove(lowest: Profile, profile: Profile): boolean {
  return lowest.every((least, index) => {
    const value = profile[index] ?? null;
    if (least === null || value === null) return least === value;
    return value >= least && isNear(least, value);
  });
}
