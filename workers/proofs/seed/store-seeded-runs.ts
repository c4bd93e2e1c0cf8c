import type { Database } from "../../../db/client";
import { copyRows } from "../../../db/copy-rows";
import {
  candidates,
  executions,
  outcomes,
  repeatExecutions,
  runs,
  verdicts,
} from "../../../db/schema/runs";
import type { RepeatCounts } from "../../../lib/core/cycle/gates/check-flakiness";
import { caseVisibilities } from "../../../lib/core/scoring/case-visibilities";
import { executionsOfRepeated, selectRepeats } from "../../../lib/core/scoring/select-repeats";
import { reserveIds } from "../../cli/simulation/reserve-ids";
import type { CycleStage } from "../../engine/cycle-stage";
import { dayOfWeek, type Seed } from "./seed";
import type { SeededCandidate, SeededRun } from "./seeded-run";
import { wallMsOf } from "./wall-ms-of";

/** A candidate with the ids that its rows have. */
export interface PlacedCandidate extends SeededCandidate {
  seeded: SeededRun;
  candidateId: number;
  executionId: number;
  /** Of the verdict that stands. */
  verdictId: number;
  traceSha256: string;
}

export type TraceDigests = ReadonlyMap<SeededCandidate, string>;

const voidedReason = "its sandbox was lost; executed again";

/** The ids of everything that a week's runs are stored as. */
export async function placeCandidates(
  db: Database,
  seededRuns: readonly SeededRun[],
  traces: TraceDigests,
): Promise<PlacedCandidate[]> {
  const all = seededRuns.flatMap((seeded) =>
    seeded.candidates.map((candidate) => ({ ...candidate, seeded, candidate })),
  );
  const [candidateIds, executionIds, verdictIds] = [
    await reserveIds(db, candidates, all.length),
    await reserveIds(db, executions, all.length),
    await reserveIds(db, verdicts, all.length),
  ];
  return all.map(({ candidate, ...one }, at) => ({
    ...one,
    candidateId: candidateIds[at] ?? 0,
    executionId: executionIds[at] ?? 0,
    verdictId: verdictIds[at] ?? 0,
    traceSha256: traces.get(candidate) ?? one.text.completionSha256,
  }));
}

/** Stores the runs of a week as asking and grading leave them; returns what its repeats came to. */
export async function storeSeededRuns(
  db: Database,
  seed: Seed,
  { stage, week }: { stage: CycleStage; week: number },
  placed: readonly PlacedCandidate[],
): Promise<RepeatCounts> {
  const gradedAt = dayOfWeek(seed.size, week);
  const ofRuns = [...new Set(placed.map(({ seeded }) => seeded))];
  await db.insert(runs).values(ofRuns.map(({ run: { model: _model, ...row } }) => row));
  await copyRows(db, candidates, placed.map(toCandidateRow));
  await copyRows(
    db,
    executions,
    placed.map((one) => toExecutionRow(one, seed, stage, gradedAt)),
  );
  await copyRows(db, outcomes, placed.flatMap(toOutcomeRows));
  await storeVerdicts(db, placed, gradedAt);
  return storeRepeats(db, stage, placed, gradedAt);
}

function toCandidateRow({ seeded: { run }, candidateId, task, answer, text }: PlacedCandidate) {
  const isWithheld = run.submissionsWithheld;
  const { modelBuild: build } = run.manifest.generation;
  return {
    id: candidateId,
    runId: run.id,
    taskId: task.id,
    candidateIndex: 0,
    completionSha256: text.completionSha256,
    submissionSha256: text.submissionSha256,
    extraction: text.extraction.kind,
    promptTokens: isWithheld ? null : answer.promptTokens,
    completionTokens: isWithheld ? null : answer.completionTokens,
    latencyMs: isWithheld ? null : answer.latencyMs,
    finishReason: isWithheld ? null : "stop",
    extraFields: isWithheld ? {} : { attempts: 1, build },
  };
}

export function toExecutionRow(
  { candidateId, executionId, task, answer }: PlacedCandidate,
  { backend }: Seed,
  { suite }: CycleStage,
  gradedAt: Date,
) {
  return {
    id: executionId,
    candidateId,
    taskId: task.id,
    attempt: 1,
    environmentSha256: backend.environmentSha256(task.language),
    policySha256: backend.policySha256(task.language, suite.limits),
    testSuiteVersion: task.testSuiteVersion,
    backend: backend.nameFor(task.language),
    startedAt: gradedAt,
    endedAt: new Date(gradedAt.getTime() + wallMsOf(answer)),
    exitReason: exitReasonOf(answer.failureClass),
    ...{ cpuMs: answer.cpuMs, wallMs: wallMsOf(answer) },
    ...{ memoryPeakBytes: answer.memoryPeakBytes, outputBytes: 0, processLimitHits: 0 },
  };
}

export function exitReasonOf(failureClass: SeededCandidate["answer"]["failureClass"]) {
  if (failureClass === "cpu_timeout") return "cpu-limit" as const;
  return failureClass === "memory_limit" ? ("memory-limit" as const) : ("completed" as const);
}

/** A task's public and hidden cases, as one case each. */
export function toOutcomeRows({ executionId, task, answer }: PlacedCandidate) {
  return [...new Set(caseVisibilities(task.testPlan))].map((visibility, caseIndex) => {
    const isHeld =
      answer.failureClass === null || (answer.worth === "near" && visibility === "public");
    return {
      ...{ executionId, caseIndex, visibility, cpuMs: Math.round(answer.cpuMs / 2) },
      outcome: isHeld ? ("passed" as const) : ("failed" as const),
      failureClass: isHeld ? null : answer.failureClass,
    };
  });
}

/** A candidate whose first execution was lost has a void before its verdict, which supersedes it. */
async function storeVerdicts(
  db: Database,
  placed: readonly PlacedCandidate[],
  createdAt: Date,
): Promise<void> {
  const voided = placed.filter(({ answer }) => answer.wasVoided);
  const ids = await reserveIds(db, verdicts, voided.length);
  const voidOf = new Map(voided.map(({ candidateId }, at) => [candidateId, ids[at] ?? 0]));
  await copyRows(
    db,
    verdicts,
    voided.map(({ candidateId, traceSha256 }) => ({
      ...{ id: voidOf.get(candidateId) ?? 0, candidateId, traceSha256, createdAt },
      ...{ verdict: "voided" as const, fault: "sandbox-lost" as const },
    })),
  );
  await copyRows(
    db,
    verdicts,
    placed.map(({ candidateId, executionId, verdictId, traceSha256, answer }) => {
      const supersedesId = voidOf.get(candidateId) ?? null;
      return {
        ...{ id: verdictId, candidateId, executionId, traceSha256, createdAt, supersedesId },
        reason: supersedesId === null ? null : voidedReason,
        verdict: answer.failureClass === null ? ("passed" as const) : ("failed" as const),
        failureClass: answer.failureClass,
      };
    }),
  );
}

async function storeRepeats(
  db: Database,
  { cycle, suite }: CycleStage,
  placed: readonly PlacedCandidate[],
  createdAt: Date,
): Promise<RepeatCounts> {
  const selected = [...Map.groupBy(placed, ({ seeded }) => seeded).values()].flatMap((own) =>
    selectRepeats(own.map(toPlace), cycle.cycle, suite.limits),
  );
  await copyRows(
    db,
    repeatExecutions,
    selected.flatMap(({ place: { one, candidateId }, selectedBy }) =>
      Array.from({ length: executionsOfRepeated - 1 }, (_, at) => ({
        ...{ candidateId, selectedBy, createdAt, repetition: at + 2 },
        ...{ manifestSha256: one.seeded.run.manifestSha256, ...repeatedVerdict(one, at) },
        ...{ cpuMs: one.answer.cpuMs, wallMs: wallMsOf(one.answer) },
      })),
    ),
  );
  const drawn = selected.filter(({ selectedBy }) => selectedBy === "seeded");
  const flaky = drawn.filter(({ place }) => place.one.answer.isFlaky).length;
  return { repeated: drawn.length, flaky };
}

function toPlace(one: PlacedCandidate) {
  const { candidateId, task, answer } = one;
  const { failureClass, cpuMs } = answer;
  return {
    ...{ one, candidateId, taskKey: task.taskKey, candidateIndex: 0, failureClass },
    verdict: failureClass === null ? ("passed" as const) : ("failed" as const),
    execution: { cpuMs, longestRunMs: cpuMs, slowestStepMs: cpuMs },
  };
}

/** Of a flaky candidate the first repeat comes out the other way. */
function repeatedVerdict({ answer }: PlacedCandidate, at: number) {
  const passes = (answer.failureClass === null) !== (answer.isFlaky && at === 0);
  const failureClass = passes ? null : (answer.failureClass ?? ("wall_timeout" as const));
  return { verdict: passes ? ("passed" as const) : ("failed" as const), failureClass };
}
