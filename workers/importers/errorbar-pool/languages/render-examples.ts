import type { Value } from "../../../../lib/core/values/value";
import type { Problem } from "../parse-problem";
import { nameIn } from "./name-in";
import { declaredErrors, type PoolLanguage } from "./pool-language";
import { renameIn, wrap } from "./statement-blocks";

/** Each example as lines: its reason as a comment, the call, and in a comment what comes of it. */
export function renderExamples(
  problem: Problem,
  language: Exclude<PoolLanguage, "python">,
  width: number,
  format: (value: Value) => string,
): string[] {
  const name = nameIn(language, problem.signature.name);
  return problem.examples.map((example) => {
    const shown = problem.cases.find((one) => one.name === example.case);
    if (shown === undefined) throw new Error(`example ${example.case} names no case`);
    const { args, outcome } = shown;
    const result =
      outcome.kind === "raises"
        ? `throws ${declaredErrors[language]}`
        : `returns ${format(outcome.value)}`;
    const call = `${name}(${args.map(format).join(", ")}); // ${result}`;
    if (example.because === undefined) return call;
    const reason = wrap(renameIn(problem, language, example.because), "", width - "// ".length);
    return `${reason.replace(/^/gm, "// ")}\n${call}`;
  });
}
