import { z } from "zod";
import { defaultLimits } from "../../../lib/core/suite/default-limits";
import type { PublishedTask } from "../../../lib/core/suite/published-task";
import { dropOwnCalls } from "../drop-own-calls";
import { findCalledFunction } from "../find-called-function";
import { mbppLimits } from "../mbpp-limits";
import { type PublishedSuite, publishedDefaults } from "../published-suite";
import { toReferenceSolution } from "../reference-solution";
import {
  assertDistinctKeys,
  parseSuiteRecord,
  pythonName,
  storableText,
  taskKeyPattern,
} from "../suite-fields";
import type { SuiteFile } from "../suite-file";

const problemSchema = z.object({
  task_id: z
    .string()
    .max(200)
    .regex(taskKeyPattern, "has the form HumanEval/0")
    .includes("/", { message: "has the form HumanEval/0" }),
  prompt: storableText.min(1),
  entry_point: pythonName,
  canonical_solution: storableText,
  test: storableText.includes("def check(", { message: "defines check(candidate)" }),
  /** Assertions that were shown to the model besides the prompt. */
  given_tests: z.array(storableText).default([]),
});
type Problem = z.infer<typeof problemSchema>;

/**
 * A problems file in HumanEval's form.
 * @throws DomainError bad-input naming file, line and field.
 */
export function readHumanEvalSuite({ path, records }: SuiteFile): PublishedSuite {
  const problems = records.map((record) => parseSuiteRecord(path, record, problemSchema));
  assertDistinctKeys(
    path,
    "task_id",
    problems.map((problem, index) => ({
      key: problem.task_id,
      place: records[index]?.place ?? "",
    })),
  );
  return {
    ...publishedDefaults,
    ...describeSuite(problems),
    equality: "python",
    tasks: problems.map(toTask),
  };
}

type Description = Pick<
  PublishedSuite,
  "defaultId" | "title" | "description" | "licence" | "limits"
>;

function describeSuite(problems: Problem[]): Description {
  const [prefix] = problems[0]?.task_id.split("/") ?? [];
  const prefixes = new Set(problems.map((problem) => problem.task_id.split("/")[0]));
  if (prefixes.size === 1 && prefix === "MBPP") return mbpp;
  if (prefixes.size === 1 && prefix !== undefined && prefix !== "HumanEval") {
    const id = prefix.toLowerCase().replace(/[^a-z0-9]+/g, "-");
    return {
      defaultId: id.replace(/^-|-$/g, "") || "humaneval",
      title: prefix,
      description: "Python functions in HumanEval's form.",
      licence: null,
      limits: defaultLimits,
    };
  }
  return {
    defaultId: "humaneval",
    title: "HumanEval",
    description: "Hand-written Python functions to complete from signature and docstring.",
    licence: "MIT",
    limits: defaultLimits,
  };
}

const mbpp: Description = {
  defaultId: "mbpp-ldb",
  title: "MBPP in HumanEval's form (LDB)",
  description:
    "MBPP's test split as functions to complete from signature and docstring, as LLMDebugger uses it.",
  licence: "CC-BY-4.0",
  limits: mbppLimits,
};

function toTask(problem: Problem): PublishedTask {
  const { task_id: taskKey, prompt, canonical_solution: solution } = problem;
  const entryPoint = findEntryPoint(problem);
  const shown = problem.given_tests.join("\n");
  return {
    taskKey,
    baseId: taskKey,
    category: "function-completion",
    tier: null,
    language: "python",
    entryPoint,
    prompt,
    tests: { kind: "check", source: dropOwnCalls(problem.test), shown },
    referenceSolution: toReferenceSolution({ language: "python", prompt, entryPoint, solution }),
    plantedFaults: [],
  };
}

/** Some files name a helper as the entry point, while their assertions call another function. */
function findEntryPoint({ entry_point, test, canonical_solution }: Problem): string {
  const calls = (name: string) =>
    new RegExp(`^[ \\t]+.*(?<![\\w.])${name}[ \\t]*\\(`, "m").test(test);
  if (calls(candidateName(test)) || calls(entry_point)) return entry_point;
  const asserts = test.split("\n").filter((line) => /^\s+assert\b/.test(line));
  return findCalledFunction(asserts, canonical_solution) ?? entry_point;
}

function candidateName(test: string): string {
  return /^def check\(\s*([A-Za-z_]\w*)/m.exec(test)?.[1] ?? "candidate";
}
