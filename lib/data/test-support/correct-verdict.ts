import { and, eq } from "drizzle-orm";
import { renewRecordFigures } from "../../../db/repositories/append-record-figures";
import { appendVerdict } from "../../../db/repositories/append-verdict";
import { candidates, tasks, verdicts } from "../../../db/schema";
import type { Publisher } from "./publish-run";
import { testTrace } from "./test-trace";

/** Replaces the first verdict on candidate 0 of a task by a passed one; its record stays. */
export async function correctVerdict(
  { db, objects }: Publisher,
  { runId, slug, taskKey }: { runId: string; slug: string; taskKey: string },
): Promise<void> {
  const [wrong] = await db
    .select({ id: verdicts.id, candidateId: verdicts.candidateId })
    .from(verdicts)
    .innerJoin(candidates, eq(candidates.id, verdicts.candidateId))
    .innerJoin(tasks, eq(tasks.id, candidates.taskId))
    .where(
      and(
        eq(candidates.runId, runId),
        eq(tasks.taskKey, taskKey),
        eq(candidates.candidateIndex, 0),
      ),
    );
  if (wrong === undefined) throw new Error(`no verdict on ${taskKey}`);
  const completion = `corrected answer to ${taskKey}`;
  const facts = { runId, model: slug, taskId: taskKey, candidateIndex: 0, completion };
  const trace = testTrace({ ...facts, verdict: "passed", failureClass: null });
  await appendVerdict(
    db,
    {
      candidateId: wrong.candidateId,
      verdict: "passed",
      traceSha256: await objects.put(Buffer.from(JSON.stringify(trace))),
      supersedesId: wrong.id,
      reason: "a test was wrong",
    },
    null,
  );
  await renewRecordFigures(db, runId);
}
