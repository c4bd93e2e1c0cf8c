import { DomainError } from "../../../lib/core/errors";
import type { TestPlan } from "../../../lib/core/scoring/test-plan";
import { parseWire } from "../../../lib/core/values/parse-wire";
import type { Value } from "../../../lib/core/values/value";
import { storableText } from "../suite-fields";

/** What is wrong with a plan as a file states it, with its place in the plan; null when it holds. */
export function findPlanFault(plan: TestPlan): string | null {
  if (plan.kind !== "calls") return findTextFault("source", plan.source);
  if (plan.cases.length === 0) return "cases: holds no case: add one";
  if (plan.setup !== undefined && findTextFault("setup", plan.setup) !== null) {
    return findTextFault("setup", plan.setup);
  }
  for (const [index, { expectation, ...given }] of plan.cases.entries()) {
    const place = `cases.${index}`;
    const fault =
      "args" in given
        ? findWireFault(`${place}.args`, given.args, (value) => value.kind === "tuple")
        : findTextFault(`${place}.argsSource`, given.argsSource);
    if (fault !== null) return fault;
    if ("value" in expectation) {
      const wrong = findWireFault(`${place}.expectation.value`, expectation.value, () => true);
      if (wrong !== null) return wrong;
    }
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
