import type { Judgement } from "../../../lib/core/ports/grader";
import type { SandboxLimits } from "../../../lib/core/ports/sandbox";
import type { CallCase } from "../../../lib/core/scoring/test-plan";
import type { Verdict } from "../../../lib/core/vocabulary";
import { deriveTasks } from "../../importers/errorbar-pool/derive/derive-tasks";
import { nameIn } from "../../importers/errorbar-pool/languages/name-in";
import {
  type PoolLanguage,
  poolLanguages,
} from "../../importers/errorbar-pool/languages/pool-language";
import type { BaseProblem, LanguageSources } from "../../importers/errorbar-pool/read-base-problem";
import { gradingWidth } from "../../jobs/grading-width";
import { mapConcurrently } from "../../jobs/map-concurrently";
import { checkRecords } from "./check-records";
import { type GeneratedCases, makeGeneratedCases, planAll } from "./generated-cases";
import { GradeOnce } from "./grade-once";
import { runCases } from "./run-cases";
import { type TaskVerdicts, validateTask } from "./validate-task";
import type { Finding, ValidationTools } from "./validation-tools";
import { wordVerdict } from "./word-verdict";

const generatedInputs = 200;
const batch = 100;
/** A reference may take this part of a limit. */
const referenceShare = 1 / 4;
/** Further runs of a reference that took too long. */
const slowRunsAgain = 2;

export interface ValidatedBase {
  /** Everything that is wrong with the base problem and its tasks; empty where all of them hold. */
  findings: Finding[];
  verdicts: TaskVerdicts[];
}

/** Runs everything that a base problem has: its solutions, its records, and each of its tasks. */
export async function validateBase(
  tools: ValidationTools,
  base: BaseProblem,
): Promise<ValidatedBase> {
  const width = gradingWidth(tools.backend);
  const generated = await makeGeneratedCases(tools.backend, tools.limits, base, generatedInputs);
  const ofSources = await mapConcurrently(poolLanguages, width, (language) =>
    validateSources(tools, base, language, generated),
  );
  const tasks = deriveTasks(base, tools.parse);
  const grading = new GradeOnce(tools.backend, tools.limits, tools.graderFor);
  const ofTasks = await mapConcurrently(tasks, width, (task) => validateTask(grading, task));
  const bare = poolLanguages.filter((language) =>
    tasks.every((task) => task.language !== language),
  );
  const findings = [
    ...ofSources.flat(),
    ...(await checkRecords(tools, base)),
    ...bare.map((language) => ({
      task: `${base.problem.id}/${language}`,
      reason: "it has no planted faults and so no tasks; run errorbar tasks mutate",
    })),
    ...ofTasks.flatMap(({ reasons, verdicts: { taskKey: task } }) =>
      reasons.map((reason) => ({ task, reason })),
    ),
  ];
  return { findings, verdicts: ofTasks.map(({ verdicts }) => verdicts) };
}

interface Program {
  base: BaseProblem;
  language: PoolLanguage;
  variant: "reference" | "second" | "tangled" | "naive";
  source: string;
}

async function validateSources(
  tools: ValidationTools,
  base: BaseProblem,
  language: PoolLanguage,
  generated: GeneratedCases,
): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const { variant, source } of listPrograms(base.sources[language])) {
    const program: Program = { base, language, variant, source };
    const reasons =
      variant === "naive"
        ? await checkNaive(tools, program)
        : await checkCorrect(tools, program, generated);
    const task = `${base.problem.id}/${language}/${variant}`;
    findings.push(...reasons.map((reason) => ({ task, reason })));
  }
  return findings;
}

function listPrograms({ reference, second, tangled, naive }: LanguageSources) {
  const given = { reference, second, tangled, naive };
  return (["reference", "second", "tangled", "naive"] as const).flatMap((variant) => {
    const source = given[variant];
    return source === null ? [] : [{ variant, source }];
  });
}

async function checkCorrect(
  tools: ValidationTools,
  program: Program,
  generated: GeneratedCases,
): Promise<string[]> {
  const { problem } = program.base;
  const large = problem.cases.filter((one) => one.generated === "large");
  const plain = problem.cases.filter((one) => one.generated !== "large");
  const parts = [
    ...chunk(planCases(program, plain)),
    ...planCases(program, large).map((one) => [one]),
    ...chunk(planCases(program, generated.cases)),
  ];
  for (const part of parts) {
    const judged = await run(tools, program, part);
    const failure = wordFailure(part, judged);
    if (failure !== null) return [failure];
    if (program.variant !== "reference") continue;
    const slow = await findSlow(tools, program, part, judged);
    if (slow !== null) return [slow];
  }
  return [];
}

/** Other work on the machine only ever adds CPU time, so the least of three runs counts. */
async function findSlow(
  tools: ValidationTools,
  program: Program,
  part: readonly NamedCase[],
  first: Judgement,
): Promise<string | null> {
  let slow = wordSlow(part, first, tools.limits);
  for (let again = 0; again < slowRunsAgain && slow !== null; again += 1) {
    slow = wordSlow(part, await run(tools, program, part), tools.limits);
  }
  return slow;
}

/** Right where it has the time, and out of time on every large input. */
async function checkNaive(tools: ValidationTools, program: Program): Promise<string[]> {
  const { cases } = program.base.problem;
  const plain = planCases(
    program,
    cases.filter((one) => one.generated !== "large"),
  );
  const failure = wordFailure(plain, await run(tools, program, plain));
  if (failure !== null) return [failure];
  const large = planCases(
    program,
    cases.filter((one) => one.generated === "large"),
  );
  if (large.length === 0) return ["there is no large input that it could be too slow for"];
  for (const one of large) {
    const { verdict } = await run(tools, program, [one]);
    if (!isOutOfTime(verdict))
      return [`case ${one.name}: ${wordVerdict(verdict)}, and should fail: cpu_timeout`];
  }
  return [];
}

/** On a machine with other work the clock may run out first, which says as much of a naive solution. */
function isOutOfTime(verdict: Verdict): boolean {
  if (verdict.kind !== "failed") return false;
  return verdict.failureClass === "cpu_timeout" || verdict.failureClass === "wall_timeout";
}

interface NamedCase {
  name: string;
  planned: CallCase;
}

function planCases({ base, language }: Program, cases: BaseProblem["problem"]["cases"]) {
  return planAll(base, language, cases).map(({ at, planned }) => ({
    name: cases[at]?.name ?? "",
    planned,
  }));
}

function run(
  { backend, limits }: ValidationTools,
  { base, language, source }: Program,
  cases: readonly NamedCase[],
): Promise<Judgement> {
  const entryPoint = nameIn(language, base.problem.signature.name);
  const asked = { language, entryPoint, cases: cases.map(({ planned }) => planned) };
  return runCases(backend, limits, asked, source);
}

function wordFailure(part: readonly NamedCase[], { verdict, cases }: Judgement): string | null {
  if (verdict.kind === "passed") return null;
  const at = cases.findIndex(({ outcome }) => outcome !== "passed");
  const failed = part[at];
  const found = cases[at]?.returned ?? cases[at]?.error ?? "";
  const place = failed === undefined ? "" : `case ${failed.name}: `;
  const args = failed !== undefined && "args" in failed.planned ? failed.planned.args : "";
  return `${place}${wordVerdict(verdict)} ${found.slice(0, 200)} ${args.slice(0, 300)}`.trimEnd();
}

function wordSlow(
  part: readonly NamedCase[],
  { cases }: Judgement,
  { cpuMsPerTest, cpuMsTotal }: SandboxLimits,
): string | null {
  const most = cpuMsPerTest * referenceShare;
  const at = cases.findIndex(({ cpuMs }) => cpuMs > most);
  if (at >= 0) {
    return `case ${part[at]?.name}: it takes ${cases[at]?.cpuMs} ms, more than a quarter of the CPU limit`;
  }
  const sum = cases.reduce((total, { cpuMs }) => total + cpuMs, 0);
  return sum > cpuMsTotal * referenceShare
    ? `its cases take ${sum} ms together, more than a quarter of the CPU limit`
    : null;
}

function chunk(cases: readonly NamedCase[]): NamedCase[][] {
  return Array.from({ length: Math.ceil(cases.length / batch) }, (_, at) =>
    cases.slice(at * batch, (at + 1) * batch),
  );
}
