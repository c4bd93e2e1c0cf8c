import type { OwnState } from "./own-state";

const mebibyte = 1024 * 1024;

/**
 * How much more may be there at the end. Counts must be equal. Memory can't be: a collector gives pages
 * back late and the heap keeps compiled code, so what a leak of a kilobyte an execution would add, at
 * ten thousand, stands as the bound for the heap, and a few times that for resident memory. The groups
 * are charged for what their waiting interpreters touch, and for kernel memory that is freed lazily.
 */
const allowedGrowth: Record<keyof OwnState, number> = {
  processes: 0,
  descriptors: 0,
  controlGroups: 0,
  mounts: 0,
  temporaryFolders: 0,
  groupBytes: 16 * mebibyte,
  residentBytes: 48 * mebibyte,
  heapBytes: 10 * mebibyte,
};

/** One row a thing: before, after, and whether it stayed. */
export interface ComparedState extends Record<string, string> {
  what: string;
  before: string;
  after: string;
  verdict: string;
}

/** Rows for a table; `equal` says that everything stayed within its bound. */
export function compareStates(
  before: OwnState,
  after: OwnState,
): { rows: ComparedState[]; equal: boolean } {
  const names = Object.keys(allowedGrowth) as (keyof OwnState)[];
  const rows = names.map((what) => {
    const bound = allowedGrowth[what];
    const kept = after[what] - before[what] <= bound && (bound > 0 || after[what] === before[what]);
    const allowed = bound === 0 ? "equal" : `within ${show(what, bound)} more`;
    const verdict = kept ? allowed : `NOT ${allowed}`;
    return { what, before: show(what, before[what]), after: show(what, after[what]), verdict };
  });
  return { rows, equal: rows.every(({ verdict }) => !verdict.startsWith("NOT")) };
}

function show(what: keyof OwnState, value: number): string {
  return what.endsWith("Bytes") ? `${(value / mebibyte).toFixed(1)} MiB` : String(value);
}
