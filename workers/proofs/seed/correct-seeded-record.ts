import type { Database } from "../../../db/client";
import { appendRegrade } from "../../../db/repositories/append-regrade";
import { executions } from "../../../db/schema/runs";
import { canonicalJson } from "../../../lib/core/protocol/canonical-json";
import { reserveIds } from "../../cli/simulation/reserve-ids";
import { buildScorePayload } from "../../jobs/build-score-payload";
import type { SeededRecord, SeededWeek } from "./publish-seeded-week";
import type { Seed } from "./seed";
import { type PlacedCandidate, toExecutionRow } from "./store-seeded-runs";

const correctedTasks = 3;
const reason = "a test of each of these tasks expected more than its statement says";
const hourMs = 3_600_000;

/** Grades some failed answers of a published run again, which passes them: its record is superseded. */
export async function correctSeededRecord(
  db: Database,
  seed: Seed,
  { stage }: SeededWeek,
  record: SeededRecord,
  placed: readonly PlacedCandidate[],
): Promise<void> {
  const { run, candidates } = record.seeded;
  const own = placed.filter(({ seeded }) => seeded === record.seeded);
  const corrected = own
    .filter(({ answer }) => answer.failureClass === "wrong_answer")
    .slice(0, correctedTasks);
  const isCorrected = new Set(corrected.map(({ task }) => task.id));
  const correctedAt = new Date(run.createdAt.getTime() + 30 * hourMs);
  const payload = buildScorePayload(
    { run, suite: stage.suite, tasks: stage.tasks },
    candidates.map(({ task, answer }) => {
      const failureClass = isCorrected.has(task.id) ? null : answer.failureClass;
      const verdict = failureClass === null ? ("passed" as const) : ("failed" as const);
      return { taskId: task.id, candidateIndex: 0, verdict, failureClass };
    }),
    { supersedes: record, reason, manifestSha256: run.manifestSha256, evaluatedAt: correctedAt },
  );
  const ids = await reserveIds(db, executions, corrected.length);
  await appendRegrade(
    db,
    run.id,
    corrected.map((one, at) => {
      const row = toExecutionRow(one, seed, stage, correctedAt);
      const { candidateId, traceSha256, verdictId } = one;
      return {
        execution: { row: { ...row, id: ids[at] ?? 0, attempt: 2 }, outcomes: [] },
        verdict: {
          ...{ candidateId, traceSha256, reason, supersedesId: verdictId },
          ...{ verdict: "passed" as const, failureClass: null },
        },
      };
    }),
    {
      ...{ runId: run.id, cycle: run.cycle, modelId: run.modelId, suiteId: stage.suite.suiteId },
      ...{ reason, supersedesId: record.id, manifest: null },
      buildCanonical: (previousSha256) => canonicalJson({ ...payload, previousSha256 }),
    },
  );
}
