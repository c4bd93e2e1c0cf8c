import { basename } from "node:path";
import { z } from "zod";
import type { Expectation, TestPlan } from "../../../lib/core/scoring/test-plan";
import { defaultLimits } from "../../../lib/core/suite/default-limits";
import type { SuiteDefinition, TaskDefinition } from "../../../lib/core/suite/suite-definition";
import { formatFloat, formatWire } from "../../../lib/core/values/format-wire";
import type { Value } from "../../../lib/core/values/value";
import { fileSha256 } from "../file-sha256";
import { badInput, readJsonLines } from "../json-lines";
import { parseRecord } from "../parse-record";

/** PostgreSQL stores neither NUL nor lone surrogates, and a changed test would be another test. */
const storableText = z
  .string()
  .refine((text) => !text.includes("\0"), "holds a NUL character")
  .refine((text) => text.isWellFormed(), "holds a lone surrogate");

const problemSchema = z.object({
  // A part of dots alone would be a way up in an address.
  task_id: z
    .string()
    .max(200)
    .regex(/^(?!\.+\/)[A-Za-z0-9_.-]+\/(?!\.+$)[A-Za-z0-9_.-]+$/, "has the form HumanEval/0"),
  prompt: storableText.min(1),
  entry_point: z.string().regex(/^[A-Za-z_][A-Za-z0-9_]*$/, "is a Python name"),
  canonical_solution: storableText,
  test: storableText.includes("def check(", { message: "defines check(candidate)" }),
});
export type HumanEvalProblem = z.infer<typeof problemSchema>;

/** Takes each problem's `check` apart: arguments are (prompt, entry_point, test), see analyse_check.py. */
export type CheckAnalysis = (problems: HumanEvalProblem[]) => Promise<Value[]>;

/**
 * A HumanEval problems file as a suite.
 * @throws DomainError bad-input naming file, line and field.
 */
export async function readHumanEvalSuite(
  path: string,
  id: string,
  analyse: CheckAnalysis,
): Promise<SuiteDefinition> {
  const problems: HumanEvalProblem[] = [];
  const seen = new Map<string, number>();
  for await (const entry of readJsonLines(path)) {
    const problem = parseRecord(path, entry, problemSchema);
    const first = seen.get(problem.task_id);
    if (first !== undefined) {
      const what = `field task_id: ${problem.task_id} stands on line ${first} already`;
      throw badInput(path, entry.line, what);
    }
    seen.set(problem.task_id, entry.line);
    problems.push(problem);
  }
  const analyses = await analyse(problems);
  return {
    id,
    title: "HumanEval",
    description: "Hand-written Python functions to complete from signature and docstring.",
    format: "humaneval",
    compared: "model",
    equality: "python",
    k: 1,
    limits: defaultLimits,
    exposed: true,
    source: { name: basename(path), licence: "MIT", fileSha256: await fileSha256(path) },
    tasks: problems.map((problem, index) => toTask(problem, analyses[index])),
  };
}

function toTask(problem: HumanEvalProblem, analysis: Value | undefined): TaskDefinition {
  return {
    taskKey: problem.task_id,
    baseId: problem.task_id,
    category: "function-completion",
    tier: null,
    language: "python",
    entryPoint: problem.entry_point,
    prompt: problem.prompt,
    testPlan: toTestPlan(problem, analysis),
    referenceSolution: problem.prompt + problem.canonical_solution,
    plantedFaults: [],
  };
}

function toTestPlan(problem: HumanEvalProblem, analysis: Value | undefined): TestPlan {
  const checker: TestPlan = { kind: "checker", source: problem.test, visibility: "hidden" };
  if (analysis?.kind !== "tuple") return checker;
  const [kind, found] = analysis.items;
  if (kind?.kind !== "string" || kind.value !== "calls" || found?.kind !== "list") return checker;
  const cases = found.items.map(toCallCase);
  return cases.every((entry) => entry !== null) ? { kind: "calls", cases } : checker;
}

type CallCase = Extract<TestPlan, { kind: "calls" }>["cases"][number];

/** Null when a value of the case is no plain data. */
function toCallCase(found: Value): CallCase | null {
  if (found.kind !== "tuple") return null;
  const [isPublic, args, kind, expected, tolerance] = found.items;
  if (!args || !expected || kind?.kind !== "string" || holdsOpaque(args) || holdsOpaque(expected)) {
    return null;
  }
  const expectation = toExpectation(kind.value, expected, tolerance);
  if (expectation === null) return null;
  const visibility = isPublic?.kind === "bool" && isPublic.value ? "public" : "hidden";
  return { visibility, args: formatWire(args), expectation };
}

function toExpectation(
  kind: string,
  expected: Value,
  tolerance: Value | undefined,
): Expectation | null {
  switch (kind) {
    case "equal":
    case "identical":
    case "equal-as-tuple":
      return { kind, value: formatWire(expected) };
    case "truthy":
    case "falsy":
      return { kind: "truthy", expected: kind === "truthy" };
    case "close":
      if (tolerance?.kind !== "float") return null;
      return { kind, value: formatWire(expected), tolerance: formatFloat(tolerance.value) };
    default:
      return null;
  }
}

function holdsOpaque(value: Value): boolean {
  switch (value.kind) {
    case "opaque":
      return true;
    case "list":
    case "tuple":
    case "set":
    case "frozenset":
      return value.items.some(holdsOpaque);
    case "dict":
      return value.entries.some(([key, item]) => holdsOpaque(key) || holdsOpaque(item));
    default:
      return false;
  }
}
