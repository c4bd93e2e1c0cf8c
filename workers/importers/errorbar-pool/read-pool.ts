import type { CallCase } from "../../../lib/core/scoring/test-plan";
import { defaultLimits } from "../../../lib/core/suite/default-limits";
import type { SuiteDefinition, TaskDefinition } from "../../../lib/core/suite/suite-definition";
import { tierFromFactors } from "../../../lib/core/suite/tier-rubric";
import { formatWire } from "../../../lib/core/values/format-wire";
import type { Language, TaskCategory, Visibility } from "../../../lib/core/vocabulary";
import { hashPoolFiles } from "./hash-pool-files";
import { listPoolFiles } from "./list-pool-files";
import type { Problem } from "./parse-problem";
import { renderPythonPrompt } from "./python-prompt";
import { type BaseProblem, readBaseProblem } from "./read-base-problem";

/**
 * Reads a folder of base problems into the weekly suite.
 * @param poolFolder one folder a base problem, as workers/pool/README.md describes
 * @throws DomainError bad-input naming file, field and remedy
 */
export async function readPool(poolFolder: string): Promise<SuiteDefinition> {
  const bases = await listPoolFiles(poolFolder);
  const tasks = [...bases]
    .map(([baseId, files]) => deriveFunctionCompletion(readBaseProblem(poolFolder, baseId, files)))
    .sort((a, b) => (a.taskKey < b.taskKey ? -1 : 1));
  return {
    id: "weekly",
    title: "Weekly",
    description: "Errorbar's own tasks, written for this board and not taken from any other one.",
    format: "errorbar",
    compared: "model",
    equality: "typed",
    k: 1,
    limits: defaultLimits,
    // These base problems stand in a repository that anyone may read.
    exposed: true,
    packages: null,
    card: null,
    source: {
      name: "Errorbar pool",
      licence: "Apache-2.0",
      fileSha256: hashPoolFiles([...bases.values()].flat()),
    },
    tasks,
  };
}

function deriveFunctionCompletion({ problem, python }: BaseProblem): TaskDefinition {
  const category: TaskCategory = "function-completion";
  const language: Language = "python";
  return {
    taskKey: `${problem.id}/${category}/${language}`,
    baseId: problem.id,
    category,
    tier: tierFromFactors(problem.factors),
    language,
    entryPoint: problem.signature.name,
    prompt: renderPythonPrompt(problem),
    testPlan: {
      kind: "calls",
      cases: [...planCases(problem, "public"), ...planCases(problem, "hidden")],
    },
    referenceSolution: python.reference,
    plantedFaults: python.faults,
  };
}

function planCases(problem: Problem, visibility: Visibility): CallCase[] {
  return problem.cases
    .filter((one) => one.visibility === visibility)
    .map((one) => ({
      visibility,
      args: formatWire({ kind: "tuple", items: one.args }),
      expectation: { kind: "equal", value: formatWire(one.expected) },
    }));
}
