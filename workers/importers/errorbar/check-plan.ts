import { assertNever } from "../../../lib/core/assert-never";
import { DomainError } from "../../../lib/core/errors";
import type { RefactoringGoals, TestPlan } from "../../../lib/core/scoring/test-plan";
import { parseWire } from "../../../lib/core/values/parse-wire";
import type { Value } from "../../../lib/core/values/value";
import type { Language, TaskCategory } from "../../../lib/core/vocabulary";
import { namePattern, storableText } from "../suite-fields";

/** What a plan is for. */
interface Planned {
  language: Language;
  category: TaskCategory;
}

/** What is wrong with a plan as a file states it, with its place in the plan; null when it holds. */
export function findPlanFault(plan: TestPlan, { language, category }: Planned): string | null {
  const wanted = planKindsOf(category);
  if (!wanted.includes(plan.kind)) return `kind: ${category} has ${wanted.join(" or ")}: give that`;
  switch (plan.kind) {
    case "checker":
    case "program":
      return findTextFault("source", plan.source);
    case "documentation":
      return (
        findTextFault("code", plan.code) ??
        findListFault("parameters", plan.parameters) ??
        findListFault("errors", plan.errors) ??
        findListFault("faults", plan.faults)
      );
    case "tests":
      return (
        findTextFault("reference", plan.reference) ??
        findTextFault("second", plan.second) ??
        findListFault("faults", plan.faults)
      );
    case "refactoring":
      return (
        findTextFault("original", plan.original) ??
        findGoalsFault(plan.goals) ??
        findCasesFault(plan, language)
      );
    case "calls":
      return findCasesFault(plan, language);
    default:
      return assertNever(plan);
  }
}

/** The kinds of plan that a category's grader judges by. */
export function planKindsOf(category: TaskCategory): TestPlan["kind"][] {
  switch (category) {
    case "documentation-generation":
      return ["documentation"];
    case "unit-test-writing":
      return ["tests"];
    case "refactoring":
      return ["refactoring"];
    default:
      return ["calls", "checker", "program"];
  }
}

function findGoalsFault({ keepNames, ...goals }: RefactoringGoals): string | null {
  for (const [name, most] of Object.entries(goals)) {
    if (!Number.isSafeInteger(most) || most < 0) {
      return `goals.${name}: ${most} is no whole number from 0 on: correct it`;
    }
  }
  return findListFault("goals.keepNames", keepNames);
}

type CasesPlan = Extract<TestPlan, { kind: "calls" | "refactoring" }>;

function findCasesFault(plan: CasesPlan, language: Language): string | null {
  const foreign = language === "python" ? null : findPythonPart(plan, language);
  if (foreign !== null) return foreign;
  if (plan.cases.length === 0) return "cases: holds no case: add one";
  if ("setup" in plan && plan.setup !== undefined && findTextFault("setup", plan.setup) !== null) {
    return findTextFault("setup", plan.setup);
  }
  for (const [index, { expectation, ...given }] of plan.cases.entries()) {
    const place = `cases.${index}`;
    const fault =
      "args" in given
        ? findWireFault(`${place}.args`, given.args, (value) => value.kind === "tuple")
        : findTextFault(`${place}.argsSource`, given.argsSource);
    if (fault !== null) return fault;
    if (expectation.kind === "raises" && !namePattern.test(expectation.error)) {
      return `${place}.expectation.error: is no error's name: write one such as ValueError`;
    }
    if ("value" in expectation) {
      const wrong = findWireFault(`${place}.expectation.value`, expectation.value, () => true);
      if (wrong !== null) return wrong;
    }
  }
  return null;
}

const pythonExpectations = ["equal-as-tuple", "equal-as-int", "equal-as-set"];

/** What only Python's driver can do: source in the answer's namespace, and views of an answer. */
function findPythonPart(plan: CasesPlan, language: Language): string | null {
  const remedy = `is for Python alone, and this task is in ${language}`;
  if ("setup" in plan && plan.setup !== undefined) return `setup: ${remedy}: leave it out`;
  for (const [index, { expectation, ...given }] of plan.cases.entries()) {
    if ("argsSource" in given) {
      return `cases.${index}.argsSource: ${remedy}: give args as wire text`;
    }
    if (pythonExpectations.includes(expectation.kind)) {
      return `cases.${index}.expectation.kind: ${expectation.kind} ${remedy}: use equal`;
    }
  }
  return null;
}

function findListFault(place: string, texts: string[]): string | null {
  for (const [index, text] of texts.entries()) {
    const fault = findTextFault(`${place}.${index}`, text);
    if (fault !== null) return fault;
  }
  return null;
}

function findTextFault(place: string, text: string): string | null {
  const parsed = storableText.min(1).safeParse(text);
  return parsed.success ? null : `${place}: ${parsed.error.issues[0]?.message}`;
}

/** Wire text is JSON, so that escapes of its own make NUL and lone surrogates storable in it. */
function findWireFault(
  place: string,
  text: string,
  fits: (value: Value) => boolean,
): string | null {
  try {
    if (findTextFault(place, text) === null && fits(parseWire(text))) return null;
  } catch (cause) {
    if (!(cause instanceof DomainError)) throw cause;
  }
  return `${place}: is no wire text of ${place.endsWith("args") ? "a tuple" : "a value"}: export the suite again`;
}
