import { eq } from "drizzle-orm";
import type { Database } from "../../../db/client";
import { appendWorkerChecks } from "../../../db/repositories/append-worker-checks";
import { createRun } from "../../../db/repositories/create-run";
import { insertCycle } from "../../../db/repositories/insert-cycle";
import { listPublicTasks, type PublicTask } from "../../../db/repositories/list-public-tasks";
import { registerModel } from "../../../db/repositories/register-model";
import { storeSuite } from "../../../db/repositories/store-suite";
import { candidates, executions, outcomes, repeatExecutions, verdicts } from "../../../db/schema";
import { sampleSuite, sampleTask } from "../../../db/test-support/sample-suite";
import type { CycleManifest, ModelGeneration } from "../../core/cycle/cycle-manifest";
import { sha256Hex } from "../../core/protocol/sha256-hex";
import type { FailureClass } from "../../core/vocabulary";
import { testManifest } from "./test-manifest";

/** Drawn tasks of each cycle, all of one tier and category. */
export const cycleTasks = 40;
const digest = "0".repeat(64);
export const cycleEnvironment = "e".repeat(64);

/** 75 tokens: long enough to be told when somebody copies it. */
export const cycleReference = Array.from({ length: 25 }, (_, at) => `v${at} = x\n`).join("");

/** Every week here has these: references, and coins on their rates. */
export const baselineLetters = {
  "baseline-reference": ".".repeat(cycleTasks),
  "baseline-coin-70": ".".repeat(28) + "w".repeat(12),
  "baseline-coin-40": ".".repeat(16) + "w".repeat(24),
};

export interface CycleToStore {
  /** ISO week. */
  cycle: string;
  /**
   * By slug, one letter a task: `.` passed, `w` failed with its public case, `g` failed with its hidden
   * case alone, `t` timed out, `p` failed for a policy violation, `u` passed with one, `v` voided, `-` not
   * graded yet, a space: not answered.
   */
  models: Readonly<Record<string, string>>;
  /** The object of all completions of a model; by default one that no store has. */
  completions?: Readonly<Record<string, string>>;
  /** The worker's check; null: none was made. */
  contained?: boolean | null;
  /** Of 20 candidates that were executed again, how many changed their verdict. */
  flaky?: number;
}

const failures: Record<string, FailureClass> = {
  w: "wrong_answer",
  g: "wrong_answer",
  t: "cpu_timeout",
  p: "policy",
};

/** Stores a cycle whose runs are graded as it says and not yet published; returns its id. */
export async function storeGradedCycle(db: Database, planned: CycleToStore): Promise<number> {
  const keys = Array.from({ length: cycleTasks }, (_, at) => `w/${String(at).padStart(2, "0")}`);
  const tasks = keys.map((key) => sampleTask(key, { referenceSolution: cycleReference }));
  const { suiteRevisionId } = await storeSuite(db, sampleSuite({ id: "weekly", tasks }));
  const modelIds = new Map<string, number>();
  for (const slug of Object.keys(planned.models)) {
    const synthetic = slug.startsWith("baseline-");
    const entry = { slug, name: slug, provider: null, revision: null, synthetic };
    modelIds.set(slug, (await registerModel(db, entry)).model.id);
  }
  const cycle = await insertCycle(
    db,
    {
      cycle: planned.cycle,
      suiteRevisionId,
      seedLabel: `cgb/v1/sample/${planned.cycle}/`,
      taskSetDigest: digest,
      allocation: { planned: [], actual: [] },
      rotation: { retired: [], activated: [], short: [] },
      // Only its place matters to these tests, not its content.
      manifest: {} as CycleManifest,
      manifestSha256: digest,
      openedAt: new Date(0),
    },
    [...modelIds.values()].map((modelId) => ({
      modelId,
      generation: {} as ModelGeneration,
      endpointKind: "baseline" as const,
    })),
  );
  const stored = await listPublicTasks(db, suiteRevisionId);
  for (const [slug, letters] of Object.entries(planned.models)) {
    const place = { suiteRevisionId, modelId: modelIds.get(slug) ?? 0 };
    await storeRun(db, planned, { ...place, slug, letters, tasks: stored });
  }
  const contained = planned.contained === undefined ? true : planned.contained;
  if (contained !== null) {
    const by = { cycleId: cycle.id, worker: "worker-1", checkedAt: new Date(0) };
    const check = { environmentSha256: cycleEnvironment, passed: contained, detail: "a check" };
    await appendWorkerChecks(db, by, [check]);
  }
  return cycle.id;
}

/** Names the run that `storeGradedCycle` makes. */
export function cycleRunId(cycle: string, slug: string): string {
  return sha256Hex(`${cycle} ${slug}`).slice(0, 16);
}

interface RunPlace {
  suiteRevisionId: number;
  modelId: number;
  slug: string;
  letters: string;
  tasks: readonly PublicTask[];
}

async function storeRun(db: Database, planned: CycleToStore, run: RunPlace): Promise<void> {
  const { suiteRevisionId, modelId, slug, letters, tasks } = run;
  const id = cycleRunId(planned.cycle, slug);
  const answered = tasks.filter((_, at) => letters[at] !== " ");
  await createRun(
    db,
    {
      id,
      identitySha256: sha256Hex(`${planned.cycle} ${slug}`),
      suiteRevisionId,
      modelId,
      cycle: planned.cycle,
      manifest: testManifest(),
      manifestSha256: digest,
      evidence: "A",
      sourceName: "sample",
      sourceSha256: digest,
      submissionsWithheld: slug.startsWith("baseline-"),
    },
    answered.map((task) => ({
      taskId: task.id,
      candidateIndex: 0,
      completionSha256: planned.completions?.[slug] ?? digest,
      submissionSha256: digest,
      extraction: "definition" as const,
      extraFields: {},
    })),
  );
  const letterOf = new Map(tasks.map((task, at) => [task.id, letters[at] ?? " "]));
  await gradeRun(db, id, letterOf);
  if (slug === "baseline-reference") await repeatSome(db, id, planned.flaky ?? 0);
}

async function gradeRun(
  db: Database,
  runId: string,
  letterOf: ReadonlyMap<number, string>,
): Promise<void> {
  const stored = await db.select().from(candidates).where(eq(candidates.runId, runId));
  const graded = stored.flatMap((candidate) => {
    const letter = letterOf.get(candidate.taskId) ?? "-";
    return letter === "-" ? [] : [{ candidate, letter }];
  });
  if (graded.length === 0) return;
  const executed = await db
    .insert(executions)
    .values(graded.map(({ candidate, letter }) => executionOf(candidate, letter)))
    .returning({ id: executions.id, candidateId: executions.candidateId });
  const executionOfCandidate = new Map(executed.map(({ id, candidateId }) => [candidateId, id]));
  const rows = graded.map(({ candidate, letter }) => ({
    letter,
    candidateId: candidate.id,
    executionId: executionOfCandidate.get(candidate.id) ?? 0,
  }));
  await db.insert(outcomes).values(
    rows.flatMap(({ executionId, letter }) =>
      (["public", "hidden"] as const).map((visibility, caseIndex) => {
        const isPassed = passes(letter) || (letter === "g" && visibility === "public");
        const outcome = isPassed ? ("passed" as const) : ("failed" as const);
        return { executionId, caseIndex, visibility, outcome, cpuMs: 1 };
      }),
    ),
  );
  await db.insert(verdicts).values(
    rows.map(({ candidateId, executionId, letter }) => ({
      candidateId,
      executionId,
      verdict: verdictOf(letter),
      failureClass: failures[letter] ?? null,
      fault: letter === "v" ? ("sandbox-lost" as const) : null,
      traceSha256: digest,
    })),
  );
}

function passes(letter: string): boolean {
  return letter === "." || letter === "u";
}

function verdictOf(letter: string): "passed" | "failed" | "voided" {
  if (letter === "v") return "voided";
  return passes(letter) ? "passed" : "failed";
}

function executionOf(candidate: { id: number; taskId: number }, letter: string) {
  return {
    candidateId: candidate.id,
    taskId: candidate.taskId,
    attempt: 1,
    environmentSha256: cycleEnvironment,
    policySha256: digest,
    testSuiteVersion: digest,
    backend: "none",
    startedAt: new Date(0),
    endedAt: new Date(1),
    exitReason: "completed" as const,
    cpuMs: 1,
    wallMs: 1,
    memoryPeakBytes: 1,
    outputBytes: 0,
    processLimitHits: 0,
    policyViolations: letter === "p" || letter === "u" ? 1 : 0,
  };
}

async function repeatSome(db: Database, runId: string, flaky: number): Promise<void> {
  const stored = await db.select().from(candidates).where(eq(candidates.runId, runId)).limit(20);
  await db.insert(repeatExecutions).values(
    stored.flatMap((candidate, at) =>
      [2, 3].map((repetition) => ({
        candidateId: candidate.id,
        manifestSha256: digest,
        repetition,
        selectedBy: "seeded" as const,
        verdict: at < flaky && repetition === 3 ? ("failed" as const) : ("passed" as const),
        failureClass: at < flaky && repetition === 3 ? ("wrong_answer" as const) : null,
        cpuMs: 1,
        wallMs: 1,
      })),
    ),
  );
}
