import { eq } from "drizzle-orm";
import type { Database } from "../../../db/client";
import { appendVerdict } from "../../../db/repositories/append-verdict";
import { createRun } from "../../../db/repositories/create-run";
import { listPublicTasks } from "../../../db/repositories/list-public-tasks";
import { registerModel } from "../../../db/repositories/register-model";
import { candidates } from "../../../db/schema";
import type { ObjectStore } from "../../core/ports/object-store";
import type { FailureClass } from "../../core/vocabulary";
import { publishRecord } from "./publish-record";
import type { PlannedCandidate, RunToPublish } from "./run-to-publish";
import { testManifest } from "./test-manifest";
import { testTrace } from "./test-trace";

/** `.` passed, `v` voided, anything else failed in the class that it stands for. */
const failureOf: Record<string, FailureClass> = {
  w: "wrong_answer",
  t: "cpu_timeout",
  s: "syntax",
};

export interface Publisher {
  db: Database;
  objects: ObjectStore;
}

/** Stores a run with its verdicts and traces and publishes its record, as the worker does. */
export async function publishRun(publisher: Publisher, run: RunToPublish): Promise<number> {
  const { db } = publisher;
  const { model } = await registerModel(db, {
    slug: run.slug,
    name: run.slug.toUpperCase(),
    provider: null,
    revision: null,
    synthetic: run.synthetic ?? false,
  });
  const planned = await planCandidates(db, run);
  await createRun(
    db,
    {
      id: run.id,
      identitySha256: run.id.padEnd(64, "0"),
      suiteRevisionId: run.suiteRevisionId,
      modelId: model.id,
      cycle: run.cycle,
      manifest: run.manifest ?? testManifest(),
      manifestSha256: "0".repeat(64),
      evidence: run.evidence ?? "A",
      sourceName: "sample.jsonl",
      sourceSha256: "0".repeat(64),
      submissionsWithheld: false,
    },
    planned.map(({ taskId, candidateIndex }, place) => ({
      taskId,
      candidateIndex,
      completionSha256: "0".repeat(64),
      submissionSha256: "0".repeat(64),
      extraction: "definition",
      promptTokens: 10,
      completionTokens: 5,
      latencyMs: run.latenciesMs?.[place] ?? null,
      extraFields: {},
    })),
  );
  await gradeCandidates(publisher, run, planned);
  return publishRecord(db, { run, planned, supersedesId: null });
}

export async function planCandidates(db: Database, run: RunToPublish): Promise<PlannedCandidate[]> {
  const tasks = await listPublicTasks(db, run.suiteRevisionId);
  return tasks.flatMap((task, position) =>
    [...(run.verdicts[position] ?? "")].map((letter, candidateIndex) => ({
      taskId: task.id,
      taskKey: task.taskKey,
      candidateIndex,
      verdict: letter === "." ? "passed" : letter === "v" ? "voided" : "failed",
      failureClass: failureOf[letter] ?? null,
    })),
  );
}

async function gradeCandidates(
  { db, objects }: Publisher,
  run: RunToPublish,
  planned: readonly PlannedCandidate[],
): Promise<void> {
  const stored = await db.select().from(candidates).where(eq(candidates.runId, run.id));
  for (const candidate of planned) {
    const { taskId, taskKey, candidateIndex, verdict, failureClass } = candidate;
    const row = stored.find(
      (each) => each.taskId === taskId && each.candidateIndex === candidateIndex,
    );
    if (row === undefined) throw new Error(`no candidate ${taskKey} ${candidateIndex}`);
    const completion = `answer ${candidateIndex} to ${taskKey} by ${run.slug}`;
    const facts = { runId: run.id, model: run.slug, taskId: taskKey, candidateIndex, completion };
    const trace = JSON.stringify(testTrace({ ...facts, verdict, failureClass }));
    await appendVerdict(
      db,
      {
        candidateId: row.id,
        verdict,
        failureClass,
        fault: verdict === "voided" ? "sandbox-lost" : null,
        traceSha256: await objects.put(Buffer.from(trace)),
      },
      verdict === "voided" ? null : execution(row.id, taskId, verdict === "passed"),
    );
  }
}

function execution(candidateId: number, taskId: number, isPassed: boolean) {
  return {
    row: {
      candidateId,
      taskId,
      attempt: 0,
      environmentSha256: "0",
      policySha256: "0",
      testSuiteVersion: "0",
      backend: "none",
      startedAt: new Date(0),
      endedAt: new Date(1),
      exitReason: "completed" as const,
      cpuMs: 7,
      // Distinct times, so that quantiles have something to interpolate.
      wallMs: 10 * taskId,
      memoryPeakBytes: 1024,
      outputBytes: 0,
      processLimitHits: 0,
    },
    outcomes: [0, 1].map((caseIndex) => ({
      caseIndex,
      visibility: "hidden" as const,
      outcome: isPassed || caseIndex === 0 ? ("passed" as const) : ("failed" as const),
      cpuMs: 1,
    })),
  };
}
