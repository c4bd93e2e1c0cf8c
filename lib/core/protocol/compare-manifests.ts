import { assertNever } from "../assert-never";
import type { ComparedThing } from "../vocabulary";
import { canonicalJson } from "./canonical-json";
import { compareHarness } from "./compare-harness";
import { type FieldRule, fieldRule, isIndispensable } from "./field-rule";
import { flattenManifest, type JsonScalar, toScalar } from "./flatten-manifest";
import type { Manifest } from "./manifest";

/** The suite that the pool is drawn into, week by week. */
const weeklySuiteId = "weekly";

export type ComparisonVerdict = "refuse" | "warn" | "fine";

export interface FieldComparison {
  /** Dotted path, such as `execution.limits.cpuMsPerTest`. */
  field: string;
  a: JsonScalar;
  b: JsonScalar;
  verdict: ComparisonVerdict;
  reason: "differs" | "undisclosed";
}

export interface ManifestComparison {
  verdict: ComparisonVerdict;
  /** Whether the two may be ranked together and compared task by task. */
  isPaired: boolean;
  /** Every field that is not known to be equal, the worst first, then by path. */
  fields: FieldComparison[];
}

/**
 * Whether the scores of two runs may be compared, and what stands against it: the worst field wins
 * (methodology, section 6). A field that warns because it differs leaves no rank and no paired
 * wording. Of two runs of one suite revision an undisclosed field warns and is listed, and leaves
 * their outcomes paired; anywhere else task set, attempts, harness and budget must be stated.
 */
export function compareManifests(
  a: Manifest,
  b: Manifest,
  compared: ComparedThing,
): ManifestComparison {
  const context = { a: flattenManifest(a), b: flattenManifest(b), compared };
  const fields = listPaths(context)
    .flatMap((path) => compareField(path, context))
    .sort(byVerdictThenField);
  return {
    verdict: fields[0]?.verdict ?? "fine",
    isPaired: fields.every(leavesPaired),
    fields,
  };
}

export interface FlatPair {
  a: Map<string, unknown>;
  b: Map<string, unknown>;
  compared: ComparedThing;
}

/**
 * Whether two manifests, as flattenManifest gives them, may be ranked together: `isPaired` of
 * compareManifests, which ends with the first field that says no.
 */
export function isPairable(pair: FlatPair): boolean {
  return listPaths(pair).every((path) => compareField(path, pair).every(leavesPaired));
}

function listPaths({ a, b }: FlatPair): string[] {
  const paths = new Set([...a.keys(), ...b.keys()]);
  return [...paths].filter((path) => !isInsideOf(path, paths));
}

/** Where one side lacks a whole contract, that is one row: not every field of the other side's. */
function isInsideOf(path: string, paths: ReadonlySet<string>): boolean {
  const parts = path.split(".");
  return parts.some((_, index) => index > 0 && paths.has(parts.slice(0, index).join(".")));
}

function compareField(path: string, context: FlatPair): FieldComparison[] {
  const [a, b] = [context.a.get(path) ?? null, context.b.get(path) ?? null];
  const row = { field: path, a: toScalar(a), b: toScalar(b) };
  if (a === null || b === null) return [compareUndisclosed(row, context)];
  if (isEqual(a, b)) return [];
  const rule = fieldRule(path, context.compared);
  if (rule === "decimal" && Number(a) === Number(b)) return [];
  return [{ ...row, verdict: judgeDifference(rule, row, context), reason: "differs" }];
}

function isEqual(a: unknown, b: unknown): boolean {
  return a === b || (typeof a === "object" && canonicalJson(a) === canonicalJson(b));
}

type Row = Pick<FieldComparison, "field" | "a" | "b">;

function compareUndisclosed(row: Row, { a, b }: FlatPair): FieldComparison {
  const { field } = row;
  const isContract = !field.includes(".");
  // Executed here and executed elsewhere is a known difference.
  const isOneSided = isContract && a.has(field) !== b.has(field);
  const stated = { a: a.has(field) ? row.a : "stated", b: b.has(field) ? row.b : "stated" };
  const isRefused = isOneSided || (isIndispensable(field) && !isOfOneRevision(a, b));
  return {
    ...row,
    ...(isContract ? stated : {}),
    verdict: isRefused ? "refuse" : "warn",
    reason: "undisclosed",
  };
}

function isOfOneRevision(a: FlatPair["a"], b: FlatPair["b"]): boolean {
  return ["task.suite", "task.revision"].every((path) => {
    const value = a.get(path) ?? null;
    return value !== null && value === b.get(path);
  });
}

function judgeDifference(rule: FieldRule, row: Row, { a, b }: FlatPair): ComparisonVerdict {
  switch (rule) {
    case "refuse":
    case "warn":
    case "fine":
      return rule;
    case "tenth":
      return judgeTenth(Number(row.a), Number(row.b));
    case "version":
      return compareHarness(String(row.a), String(row.b));
    case "decimal":
      return "warn";
    case "draw":
      return isOtherDraw(a, b) ? "warn" : "refuse";
    case "sample":
      return isOtherSample(a, b) ? "warn" : "refuse";
    case "candidates":
      return [a, b].every(isUnbiased) ? "fine" : "refuse";
    default:
      return assertNever(rule);
  }
}

/** In whole numbers, so that exactly a tenth is a tenth. */
function judgeTenth(a: number, b: number): ComparisonVerdict {
  return 10 * Math.max(a, b) <= 11 * Math.min(a, b) ? "warn" : "refuse";
}

/** Digests over the tasks differ between two samples, whatever they hold. */
function isOtherSample(a: FlatPair["a"], b: FlatPair["b"]): boolean {
  const holdsOthers = a.get("task.taskIdsSha256") !== b.get("task.taskIdsSha256");
  return holdsOthers && (isOfOneRevision(a, b) || isOtherDraw(a, b));
}

/** Each week's draw from the pool is a revision of its own; the same tasks in two are edited ones. */
function isOtherDraw(a: FlatPair["a"], b: FlatPair["b"]): boolean {
  const isOfPool = [a, b].every((manifest) => manifest.get("task.suite") === weeklySuiteId);
  const [here, there] = [a, b].map((manifest) => manifest.get("task.taskIdsSha256") ?? null);
  return isOfPool && here !== null && there !== null && here !== there;
}

function isUnbiased(manifest: FlatPair["a"]): boolean {
  return (
    manifest.get("scoring.estimator") === "unbiased pass@k" &&
    manifest.get("generation.design") !== "sequential"
  );
}

function leavesPaired({ verdict, reason }: FieldComparison): boolean {
  return verdict === "fine" || (verdict === "warn" && reason === "undisclosed");
}

const severity = { refuse: 0, warn: 1, fine: 2 };

function byVerdictThenField(a: FieldComparison, b: FieldComparison): number {
  if (a.verdict !== b.verdict) return severity[a.verdict] - severity[b.verdict];
  return a.field < b.field ? -1 : Number(a.field > b.field);
}
