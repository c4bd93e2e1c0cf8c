import type { CallCase, Expectation, TestPlan } from "../../lib/core/scoring/test-plan";
import { formatFloat, formatWire } from "../../lib/core/values/format-wire";
import type { Value } from "../../lib/core/values/value";

/**
 * The calls that analyse_tests.py found in a task's tests, or null when it found that they can't be
 * taken apart, did not return, or answered something else.
 */
export function analysedPlan(analysis: Value | undefined): TestPlan | null {
  if (analysis?.kind !== "tuple") return null;
  const [kind, found, setup] = analysis.items;
  if (kind?.kind !== "string" || kind.value !== "calls" || found?.kind !== "list") return null;
  const cases = found.items.map(toCallCase).filter((entry) => entry !== null);
  if (cases.length === 0 || cases.length < found.items.length) return null;
  return setup?.kind === "string"
    ? { kind: "calls", setup: setup.value, cases }
    : { kind: "calls", cases };
}

/** Null when a value of the case is no plain data. */
function toCallCase(found: Value): CallCase | null {
  if (found.kind !== "tuple") return null;
  const [isPublic, args, kind, expected, tolerance] = found.items;
  if (!args || !expected || kind?.kind !== "string" || holdsOpaque(args) || holdsOpaque(expected)) {
    return null;
  }
  const expectation = toExpectation(kind.value, expected, tolerance);
  if (expectation === null) return null;
  const visibility = isPublic?.kind === "bool" && isPublic.value ? "public" : "hidden";
  return args.kind === "string"
    ? { visibility, argsSource: args.value, expectation }
    : { visibility, args: formatWire(args), expectation };
}

function toExpectation(
  kind: string,
  expected: Value,
  tolerance: Value | undefined,
): Expectation | null {
  switch (kind) {
    case "equal":
    case "identical":
    case "equal-as-tuple":
    case "equal-as-set":
    case "equal-as-int":
      return { kind, value: formatWire(expected) };
    case "truthy":
    case "falsy":
      return { kind: "truthy", expected: kind === "truthy" };
    case "close":
      if (tolerance?.kind !== "float") return null;
      return { kind, value: formatWire(expected), tolerance: formatFloat(tolerance.value) };
    case "is-close":
      return toRelativelyClose(expected, tolerance);
    default:
      return null;
  }
}

function toRelativelyClose(expected: Value, tolerance: Value | undefined): Expectation | null {
  const [relative, absolute] = tolerance?.kind === "tuple" ? tolerance.items : [];
  if (relative?.kind !== "float" || absolute?.kind !== "float") return null;
  return {
    kind: "is-close",
    value: formatWire(expected),
    relativeTolerance: formatFloat(relative.value),
    absoluteTolerance: formatFloat(absolute.value),
  };
}

function holdsOpaque(value: Value): boolean {
  switch (value.kind) {
    case "opaque":
      return true;
    case "list":
    case "tuple":
    case "set":
    case "frozenset":
      return value.items.some(holdsOpaque);
    case "dict":
      return value.entries.some(([key, item]) => holdsOpaque(key) || holdsOpaque(item));
    default:
      return false;
  }
}
