import type { GradedTask } from "../../../lib/core/ports/grader";
import type { CallCase } from "../../../lib/core/scoring/test-plan";
import { formatWire } from "../../../lib/core/values/format-wire";
import type { Value } from "../../../lib/core/values/value";

/** Categories in which an answer is a function that is called. */
export const functionCategories = [
  "function-completion",
  "algorithm-implementation",
  "bug-fixing",
  "code-translation",
] as const;
export type FunctionCategory = (typeof functionCategories)[number];

const errors = { python: "ValueError", javascript: "RangeError", java: "IllegalArgumentException" };
export type PairsLanguage = keyof typeof errors;

const int = (value: number): Value => ({ kind: "int", value: BigInt(value) });
const argsOf = (items: number[]) =>
  formatWire({ kind: "tuple", items: [{ kind: "list", items: items.map(int) }] });

function caseOf(visibility: CallCase["visibility"], items: number[], pairs: number): CallCase {
  const expectation = { kind: "equal", value: formatWire(int(pairs)) } as const;
  return { visibility, args: argsOf(items), expectation };
}

const small = (language: PairsLanguage): CallCase[] => [
  caseOf("public", [1, 1], 1),
  caseOf("hidden", [2, 2, 2], 3),
  caseOf("hidden", [], 0),
  {
    visibility: "hidden",
    args: argsOf([3, -3]),
    expectation: { kind: "raises", error: errors[language] },
  },
];
/** 8,000 numbers that are all different but two. */
const large = caseOf("hidden", [...Array.from({ length: 7_999 }, (_, at) => at), 7_998], 1);

/** How many pairs of equal numbers a list has; a negative number is an error. */
export function makePairsTask(category: FunctionCategory, language: PairsLanguage): GradedTask {
  const cases = [...small(language), ...(category === "algorithm-implementation" ? [large] : [])];
  const testPlan = { kind: "calls" as const, cases };
  return { language, entryPoint: "pairs", prompt: "# Words.\n", equality: "typed", testPlan };
}
