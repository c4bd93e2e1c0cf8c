import { DomainError } from "../../../lib/core/errors";
import type { SandboxBackend, SandboxLimits } from "../../../lib/core/ports/sandbox";
import { errorName } from "../../../lib/core/scoring/error-name";
import type { StepResult } from "../../../lib/core/scoring/execution";
import type { CallCase } from "../../../lib/core/scoring/test-plan";
import { formatWire } from "../../../lib/core/values/format-wire";
import { decodeCaseValue } from "../../importers/errorbar-pool/case-value";
import { planCase } from "../../importers/errorbar-pool/derive/select-cases";
import type { PoolLanguage } from "../../importers/errorbar-pool/languages/pool-language";
import { declaredErrors } from "../../importers/errorbar-pool/languages/pool-language";
import type { CaseOutcome, ProblemCase } from "../../importers/errorbar-pool/parse-problem";
import type { BaseProblem } from "../../importers/errorbar-pool/read-base-problem";
import { executePlan } from "../../jobs/execute-plan";

/** Inputs that generate.mjs made, as hidden cases whose outcomes are those of Python's reference. */
export interface GeneratedCases {
  /** JSON arguments of each, in order of seeds from 1 on. */
  inputs: unknown[][];
  cases: ProblemCase[];
}

const batch = 100;

/**
 * Small generated inputs with what Python's reference answers to them. Seeds begin at 10,001, beyond
 * those that cases of a problem name.
 * @throws DomainError bad-input where the reference does not answer one.
 */
export async function makeGeneratedCases(
  backend: SandboxBackend,
  limits: SandboxLimits,
  base: BaseProblem,
  count: number,
): Promise<GeneratedCases> {
  const { generator, problem, sources } = base;
  const inputs = Array.from({ length: count }, (_, at) => generator("small", 10_001 + at));
  const args = inputs.map((input, at) =>
    problem.signature.params.map(({ type }, index) => {
      const place = { file: `${problem.id}/generate.mjs`, field: `small ${at}[${index}]` };
      return decodeCaseValue(input[index], type, place);
    }),
  );
  const steps: StepResult[] = [];
  for (let start = 0; start < args.length; start += batch) {
    const calls = args
      .slice(start, start + batch)
      .map((items) => formatWire({ kind: "tuple", items }));
    const plan = {
      kind: "calls" as const,
      entryPoint: problem.signature.name,
      source: sources.python.reference,
      calls,
    };
    const { result } = await executePlan(backend, "python", limits, plan, null);
    steps.push(...(result.kind === "calls" ? result.steps : []));
  }
  const cases = args.map((one, at) => ({
    name: `generated-${at}`,
    visibility: "hidden" as const,
    args: one,
    outcome: readOutcome(problem.id, steps[at], inputs[at]),
    generated: "small" as const,
  }));
  return { inputs, cases };
}

function readOutcome(baseId: string, step: StepResult | undefined, input: unknown): CaseOutcome {
  if (step?.kind === "returned") return { kind: "returns", value: step.value };
  if (step?.kind === "raised" && errorName(step.detail) === declaredErrors.python) {
    return { kind: "raises" };
  }
  const what = step === undefined ? "nothing" : "detail" in step ? step.detail : step.kind;
  throw new DomainError(
    "bad-input",
    `${baseId}/python/reference.py: ${what} for generated arguments ${JSON.stringify(input).slice(0, 200)}; correct it or generate.mjs`,
  );
}

/** Those of the cases that a language has the numbers for, with their places in the list. */
export function planAll(
  base: BaseProblem,
  language: PoolLanguage,
  cases: readonly ProblemCase[],
): { at: number; planned: CallCase }[] {
  return cases.flatMap((one, at) => {
    const planned = planCase(base.problem, one, language);
    return planned === null ? [] : [{ at, planned }];
  });
}
