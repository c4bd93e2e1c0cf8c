import type { FailureClass, Language, TaskCategory, Tier, VerdictKind } from "../vocabulary";

/** What of a run's candidates is meant; a field that is left out means any. */
interface RunSliceFields {
  category?: TaskCategory | undefined;
  tier?: Tier | undefined;
  language?: Language | undefined;
  verdict?: VerdictKind | undefined;
  failureClass?: FailureClass | undefined;
}

type Sliced = { [field in keyof RunSliceFields]?: RunSliceFields[field] | null };

/** Whether a candidate, or a task measured elsewhere, is in a slice of its run. */
export function isInRunSlice(row: Sliced, slice: RunSliceFields): boolean {
  return (Object.keys(slice) as (keyof RunSliceFields)[]).every(
    (field) => slice[field] === undefined || row[field] === slice[field],
  );
}
