import type { Value } from "../../../../lib/core/values/value";
import { formatJavaLiteral } from "../languages/java-literal";
import { formatJavaScriptLiteral } from "../languages/javascript-literal";
import { nameIn } from "../languages/name-in";
import type { PoolLanguage } from "../languages/pool-language";
import { formatPythonLiteral } from "../languages/python-literal";
import type { ProblemCase } from "../parse-problem";
import type { Ground } from "./ground";

/** A call and its result as literals of the language; null in the place of the result where it raises. */
export interface ReferenceExample {
  call: string;
  result: string | null;
}

const formats: Record<PoolLanguage, (value: Value) => string> = {
  python: formatPythonLiteral,
  javascript: formatJavaScriptLiteral,
  java: formatJavaLiteral,
};

/** Of a call or a result; longer ones are no examples that anybody reads, nor does the grader. */
const longestText = 900;

/** The task's cases as examples of the language, those that can be written as literals in one line. */
export function listReferenceExamples({ base, language, cases }: Ground): ReferenceExample[] {
  const { problem } = base;
  const byName = new Map(problem.cases.map((one) => [one.name, one]));
  const owner = language === "java" ? "Solution." : "";
  const name = `${owner}${nameIn(language, problem.signature.name)}`;
  return cases.flatMap((selected) => {
    const one = byName.get(selected.name);
    if (one === undefined || !isWritable(one, language)) return [];
    const format = formats[language];
    const call = `${name}(${one.args.map(format).join(", ")})`;
    const result = one.outcome.kind === "raises" ? null : format(one.outcome.value);
    return Math.max(call.length, result?.length ?? 0) > longestText ? [] : [{ call, result }];
  });
}

/** Java has no literal of a map with an absent value in it. */
function isWritable({ args, outcome }: ProblemCase, language: PoolLanguage): boolean {
  const values = outcome.kind === "raises" ? args : [...args, outcome.value];
  return language !== "java" || !values.some(holdsAbsentEntry);
}

function holdsAbsentEntry(value: Value): boolean {
  switch (value.kind) {
    case "list":
    case "tuple":
      return value.items.some(holdsAbsentEntry);
    case "dict":
      return value.entries.some(([, item]) => item.kind === "none" || holdsAbsentEntry(item));
    default:
      return false;
  }
}
