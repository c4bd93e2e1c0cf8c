import type { CallCase } from "../../../../lib/core/scoring/test-plan";
import { findCaseMixFault, intakeCounts } from "../../../../lib/core/suite/intake-rules";
import { formatWire } from "../../../../lib/core/values/format-wire";
import type { Value } from "../../../../lib/core/values/value";
import { declaredErrors, type PoolLanguage } from "../languages/pool-language";
import { toLanguageValue } from "../languages/to-language-value";
import type { Problem, ProblemCase } from "../parse-problem";
import { poolFieldError } from "../pool-error";

/** A case with its name in problem.json, as faults name those that they fail. */
export interface SelectedCase {
  name: string;
  planned: CallCase;
}

/** Large inputs among the cases of one task: each may be hundreds of kilobytes long. */
const mostLarge = 3;

/**
 * The cases of a language's tasks, by rule: those whose numbers the language has; large inputs only
 * where they are asked for, and then three at most; of the rest in the order of problem.json the public
 * ones first, ten at most and no more than there are hidden ones, then hidden ones until there are 20.
 * @throws DomainError bad-input when too few cases are left.
 */
export function selectCases(
  problem: Problem,
  language: PoolLanguage,
  { withLarge }: { withLarge: boolean },
): SelectedCase[] {
  const isLarge = ({ generated }: ProblemCase) => generated === "large";
  // A large case is a megabyte of text in every language: only those that are asked for are planned.
  const large = withLarge
    ? selectUsable(problem, language, problem.cases.filter(isLarge), mostLarge)
    : [];
  const plain = selectUsable(
    problem,
    language,
    problem.cases.filter((one) => !isLarge(one)),
  );
  const hidden = plain.filter(({ planned }) => planned.visibility === "hidden");
  const { maximumCases } = intakeCounts;
  const shown = plain
    .filter(({ planned }) => planned.visibility === "public")
    .slice(0, Math.min(maximumCases / 2, hidden.length));
  const room = maximumCases - shown.length - large.length;
  const selected = [...shown, ...hidden.slice(0, room), ...large];
  const fault = findCaseMixFault(selected.map(({ planned }) => planned.visibility));
  if (fault !== null) {
    const place = { file: `${problem.id}/problem.json`, field: "cases" };
    throw poolFieldError(place, `usable in ${language}: ${fault}`);
  }
  return selected;
}

/** The first cases whose numbers the language has. */
function selectUsable(
  problem: Problem,
  language: PoolLanguage,
  cases: readonly ProblemCase[],
  most = Number.POSITIVE_INFINITY,
): SelectedCase[] {
  const usable: SelectedCase[] = [];
  for (const one of cases) {
    if (usable.length >= most) break;
    const planned = planCase(problem, one, language);
    if (planned !== null) usable.push({ name: one.name, planned });
  }
  return usable;
}

/** A case as a call of the language; null where it has a number that the language has not. */
export function planCase(
  problem: Problem,
  one: ProblemCase,
  language: PoolLanguage,
): CallCase | null {
  const { params, returns } = problem.signature;
  const items: Value[] = [];
  for (const [at, { type }] of params.entries()) {
    const value = one.args[at];
    const converted = value === undefined ? null : toLanguageValue(value, type, language);
    if (converted === null) return null;
    items.push(converted);
  }
  const { visibility, outcome } = one;
  const args = formatWire({ kind: "tuple", items });
  if (outcome.kind === "raises") {
    const error = declaredErrors[language];
    return { visibility, args, expectation: { kind: "raises", error } };
  }
  const expected = toLanguageValue(outcome.value, returns, language);
  if (expected === null) return null;
  return { visibility, args, expectation: { kind: "equal", value: formatWire(expected) } };
}
