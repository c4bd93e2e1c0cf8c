import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { SandboxBackend } from "../../lib/core/ports/sandbox";
import { defaultLimits } from "../../lib/core/suite/default-limits";
import { pythonLiteral } from "../../lib/core/values/python-literal";
import type { Value } from "../../lib/core/values/value";
import { checkoutRoot } from "../checkout-root";
import { executePlan } from "./execute-plan";

interface CheckedProblem {
  prompt: string;
  entry_point: string;
  test: string;
}

const program = join(checkoutRoot, "workers/importers/humaneval/analyse_check.py");

/**
 * Runs analyse_check.py over problems in a sandbox: tests are a stranger's code too. A problem whose
 * analysis did not return comes back as None and is then checked as a whole.
 */
export async function analyseChecks(
  backend: SandboxBackend,
  problems: CheckedProblem[],
): Promise<Value[]> {
  const calls = problems.map(({ prompt, entry_point, test }) => {
    const items: Value[] = [prompt, entry_point, test].map((value) => ({ kind: "string", value }));
    return pythonLiteral({ kind: "tuple", items });
  });
  const limits = { ...defaultLimits, cpuMsTotal: 60_000 };
  const source = readFileSync(program, "utf8");
  const plan = { kind: "calls" as const, entryPoint: "analyse", source, calls };
  const { result } = await executePlan(backend, "python", limits, plan);
  return problems.map((_, index) => {
    const step = result.kind === "calls" ? result.steps[index] : undefined;
    return step?.kind === "returned" ? step.value : { kind: "none" };
  });
}
