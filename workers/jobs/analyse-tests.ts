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

/** A problem whose analysis ended its sandbox gets this many sandboxes of its own. */
const attemptsAlone = 2;

/**
 * Runs analyse_check.py over problems in sandboxes: tests are a stranger's code too. Where one ends
 * its sandbox, the problems after it go on in a fresh one; such a problem comes back as None and is
 * then checked as a whole.
 */
export async function analyseChecks(
  backend: SandboxBackend,
  problems: CheckedProblem[],
): Promise<Value[]> {
  const found: Value[] = [];
  while (found.length < problems.length) {
    found.push(...(await analyseUntilEnd(backend, problems.slice(found.length))));
    const problem = problems[found.length];
    if (problem) found.push(await analyseAlone(backend, problem));
  }
  return found;
}

async function analyseAlone(backend: SandboxBackend, problem: CheckedProblem): Promise<Value> {
  for (let attempt = 1; attempt <= attemptsAlone; attempt += 1) {
    const [value] = await analyseUntilEnd(backend, [problem]);
    if (value) return value;
  }
  return { kind: "none" };
}

/** Analyses in order until one does not return; a value for each that did. */
async function analyseUntilEnd(
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
  const values: Value[] = [];
  for (const step of result.kind === "calls" ? result.steps : []) {
    if (step.kind !== "returned") break;
    values.push(step.value);
  }
  return values;
}
