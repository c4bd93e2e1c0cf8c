import { Beginning, type FigureTree, Toleranced } from "./figure";

/** A figure of the file beside the one recomputed. */
export interface FieldDifference {
  /** Such as `replicates.3`. */
  readonly field: string;
  readonly expected: unknown;
  readonly got: unknown;
}

export interface Comparison {
  /** Figures looked at. */
  readonly figures: number;
  readonly differences: readonly FieldDifference[];
}

const tolerance = 1e-9;

/**
 * Compares what the file states with what was recomputed, leaf by leaf. Lists must
 * be equally long, and what the file states must have been recomputed. A field that the file leaves out,
 * at any depth, is not stated: it is neither compared nor counted.
 */
export function compareFigures(expected: unknown, got: FigureTree, field = ""): Comparison {
  if (expected === undefined) return { figures: 0, differences: [] };
  if (got instanceof Beginning) {
    const length = Array.isArray(expected) ? expected.length : 0;
    return compareFigures(expected, got.take(length), field);
  }
  if (Array.isArray(got) && Array.isArray(expected)) return compareLists(expected, got, field);
  if (isRecord(got) && isRecord(expected)) return compareRecords(expected, got, field);
  if (isSame(expected, got)) return { figures: 1, differences: [] };
  return { figures: 1, differences: [{ field, expected, got: spell(got) }] };
}

function compareLists(
  expected: readonly unknown[],
  got: readonly FigureTree[],
  field: string,
): Comparison {
  if (expected.length === got.length) {
    return sum(expected.map((entry, index) => compareAt(entry, got[index], join(field, index))));
  }
  const difference = { field: join(field, "length"), expected: expected.length, got: got.length };
  return { figures: 1, differences: [difference] };
}

function compareRecords(
  expected: Record<string, unknown>,
  got: Record<string, FigureTree>,
  field: string,
): Comparison {
  const names = [...new Set([...Object.keys(expected), ...Object.keys(got)])];
  return sum(names.map((name) => compareAt(expected[name], got[name], join(field, name))));
}

function compareAt(expected: unknown, got: FigureTree | undefined, field: string): Comparison {
  if (got !== undefined) return compareFigures(expected, got, field);
  return { figures: 1, differences: [{ field, expected, got: "nothing to compare with" }] };
}

function sum(parts: readonly Comparison[]): Comparison {
  return {
    figures: parts.reduce((count, part) => count + part.figures, 0),
    differences: parts.flatMap((part) => part.differences),
  };
}

function isSame(expected: unknown, got: FigureTree): boolean {
  const own = got instanceof Toleranced ? got.value : got;
  if (typeof own !== "number") return expected === own;
  const stated = expected === "Infinity" ? Number.POSITIVE_INFINITY : expected;
  if (typeof stated !== "number") return false;
  if (stated === own) return true;
  const distance = Math.abs(stated - own);
  if (!(got instanceof Toleranced)) return distance <= tolerance;
  return got.tolerance === "relative" && distance <= tolerance * Math.abs(stated);
}

function isRecord(value: unknown): value is Record<string, FigureTree> {
  const isPlain = typeof value === "object" && value !== null && !Array.isArray(value);
  return isPlain && !(value instanceof Toleranced) && !(value instanceof Beginning);
}

/** As JSON can say it: lists and records as they are, the infinite and the undefined in words. */
function spell(got: FigureTree): unknown {
  const own = got instanceof Toleranced ? got.value : got;
  if (typeof own === "number") return Number.isFinite(own) ? own : String(own);
  if (own instanceof Beginning) return "a list";
  if (Array.isArray(own)) return own.map(spell);
  if (!isRecord(own)) return own;
  return Object.fromEntries(Object.entries(own).map(([name, value]) => [name, spell(value)]));
}

function join(field: string, name: string | number): string {
  return field === "" ? String(name) : `${field}.${name}`;
}
