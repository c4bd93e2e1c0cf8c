import type { TraceCase } from "./trace";

export interface CasePair {
  index: number;
  a: TraceCase | null;
  b: TraceCase | null;
  /** One passed and the other did not, or they failed in different ways or with different answers. */
  differs: boolean;
}

/**
 * Lines the cases of two traces of one task up by their place in its tests. A case that only one of the
 * two reached is the other's null.
 */
export function pairCases(a: readonly TraceCase[], b: readonly TraceCase[]): CasePair[] {
  const [own, other] = [byIndex(a), byIndex(b)];
  const places = [...new Set([...own.keys(), ...other.keys()])].sort((x, y) => x - y);
  return places.map((index) => {
    const pair = { a: own.get(index) ?? null, b: other.get(index) ?? null };
    return { index, ...pair, differs: signature(pair.a) !== signature(pair.b) };
  });
}

function byIndex(cases: readonly TraceCase[]): Map<number, TraceCase> {
  return new Map(cases.map((entry) => [entry.index, entry]));
}

function signature(entry: TraceCase | null): string {
  if (entry === null) return "";
  const { outcome, failureClass, returned, error } = entry;
  // What a passed case returned is what was expected, in whatever words.
  return JSON.stringify(
    outcome === "passed" ? [outcome] : [outcome, failureClass, returned, error],
  );
}
