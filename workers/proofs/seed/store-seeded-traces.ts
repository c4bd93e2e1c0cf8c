import type { CaseResult } from "../../../lib/core/ports/grader";
import { caseVisibilities } from "../../../lib/core/scoring/case-visibilities";
import type { Trace } from "../../../lib/core/trace/trace";
import { traceCases } from "../../../lib/core/trace/trace-cases";
import type { CycleStage } from "../../engine/cycle-stage";
import { mapConcurrently } from "../../jobs/map-concurrently";
import { dayOfWeek, type Seed } from "./seed";
import type { SeededCandidate, SeededRun } from "./seeded-run";
import { exitReasonOf, type TraceDigests } from "./store-seeded-runs";
import { wallMsOf } from "./wall-ms-of";

const objectWriters = 8;
const withheld = "a built-in baseline answers with reference solutions, which stay private";

/** Keeps the trace of every candidate of a week: a file each, so only the newest weeks have them. */
export async function storeSeededTraces(
  seed: Seed,
  { stage, week }: { stage: CycleStage; week: number },
  seededRuns: readonly SeededRun[],
): Promise<TraceDigests> {
  if (week <= seed.size.weeks - seed.size.weeksWithTraces) return new Map();
  const all = seededRuns.flatMap(({ run, candidates }) =>
    candidates.map((candidate) => ({ run, candidate })),
  );
  const stored = await mapConcurrently(all, objectWriters, async ({ run, candidate }) => {
    const trace = buildTrace(seed, stage, week, { run, ...candidate });
    return [candidate, await seed.objects.put(Buffer.from(JSON.stringify(trace)))] as const;
  });
  return new Map(stored);
}

type Traced = SeededCandidate & Pick<SeededRun, "run">;

function buildTrace(seed: Seed, { suite }: CycleStage, week: number, traced: Traced): Trace {
  const { run, task, answer, text } = traced;
  const isWithheld = run.submissionsWithheld;
  const shown = (content: string, sha256: string) => ({
    ...{ sha256, bytes: Buffer.byteLength(content) },
    ...(isWithheld ? { text: null, withheld } : { text: content }),
  });
  const { submission, submissionSha256, extraction } = text;
  return {
    version: 1,
    ...{ runId: run.id, suite: suite.suiteId, revision: suite.revision, model: run.model.slug },
    ...{ taskId: task.taskKey, candidateIndex: 0 },
    completion: shown(text.completion, text.completionSha256),
    rawResponse: null,
    extraction: isWithheld ? { kind: extraction.kind, explanation: withheld } : extraction,
    submission:
      submission === null || submissionSha256 === null ? null : shown(submission, submissionSha256),
    formatFault: null,
    extraFields: isWithheld ? {} : { attempts: 1, build: run.manifest.generation.modelBuild },
    execution: describeExecution(seed, suite, week, traced),
    cases: traceCases(task.language, task.testPlan, listResults(traced)),
    verdict: answer.failureClass === null ? "passed" : "failed",
    failureClass: answer.failureClass,
    fault: null,
  };
}

function describeExecution(
  { backend, size }: Seed,
  { limits }: CycleStage["suite"],
  week: number,
  { task, answer }: Traced,
): Trace["execution"] {
  const day = dayOfWeek(size, week).toISOString();
  const isSlow = answer.failureClass === "cpu_timeout";
  return {
    attempt: 1,
    backend: backend.nameFor(task.language),
    environmentSha256: backend.environmentSha256(task.language),
    policySha256: backend.policySha256(task.language, limits),
    testSuiteVersion: task.testSuiteVersion,
    ...{ startedAt: day, endedAt: day, exitReason: exitReasonOf(answer.failureClass) },
    ...{ cpuMs: answer.cpuMs, wallMs: wallMsOf(answer), memoryPeakBytes: answer.memoryPeakBytes },
    ...{ outputBytes: 0, processLimitHits: 0, policyViolations: 0, stage: "run" },
    limit: isSlow ? { name: "cpuMsPerTest", size: limits.cpuMsPerTest } : null,
    refusedImport: null,
  };
}

function listResults({ task, answer }: Traced): CaseResult[] {
  return caseVisibilities(task.testPlan).map((visibility, index) => {
    const isHeld =
      answer.failureClass === null || (answer.worth === "near" && visibility === "public");
    return {
      ...{ index, visibility, cpuMs: Math.round(answer.cpuMs / 2) },
      outcome: isHeld ? "passed" : "failed",
      failureClass: isHeld ? null : answer.failureClass,
      ...(isHeld || visibility === "hidden" ? {} : { returned: "None" }),
    };
  });
}
