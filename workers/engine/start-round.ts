import { randomUUID } from "node:crypto";
import { countCycleJobs } from "../../db/repositories/count-cycle-jobs";
import { findModel } from "../../db/repositories/find-model";
import { findNewestReply } from "../../db/repositories/find-newest-reply";
import { findPublication } from "../../db/repositories/find-publication";
import {
  type CycleModelProgress,
  listModelVerdictCounts,
} from "../../db/repositories/list-model-verdict-counts";
import { DomainError } from "../../lib/core/errors";
import { sendConfirmations } from "./confirmation/send-confirmation";
import { type CycleStage, loadCycle } from "./cycle-stage";
import type { EnginePorts } from "./engine-ports";
import { toGenerateJob } from "./generate-batch";
import { sendGrading } from "./send-grading";
import { sendPublication } from "./send-publication";

type SendingPorts = Pick<EnginePorts, "db" | "jobs" | "groupOf">;

/**
 * Sends whatever a cycle has left to do, and nothing that is waiting or under way: questions without an
 * answer get new attempts, candidates without a verdict are graded, and a cycle that is graded goes to be
 * published. Safe to repeat.
 * @param slugs a part of the cycle's models, which is never published; null: all of them
 */
export async function startRound(
  ports: SendingPorts,
  cycleId: number,
  slugs: ReadonlySet<string> | null,
): Promise<void> {
  // What stands on its board is never added to; only what it raised may be looked into.
  if ((await findPublication(ports.db, cycleId)) !== null) {
    if (slugs === null) await sendConfirmations(ports, cycleId);
    return;
  }
  const stage = await loadCycle(ports.db, cycleId);
  const round = { round: randomUUID(), publishes: slugs === null };
  for (const progress of await listModelVerdictCounts(ports.db, cycleId)) {
    if (slugs === null || slugs.has(progress.slug)) {
      await startModel(ports, stage, progress, round);
    }
  }
  if (slugs === null) await sendPublication(ports, cycleId);
}

async function startModel(
  ports: SendingPorts,
  { cycle, tasks }: CycleStage,
  { modelId, slug, runId, candidates }: CycleModelProgress,
  round: { round: string; publishes: boolean },
): Promise<void> {
  const { id: cycleId } = cycle;
  const wanted = tasks.length * (cycle.manifest.generation.candidatesPerTask ?? 1);
  if (runId !== null && candidates >= wanted) {
    const { grade } = await countCycleJobs(ports.db, { cycleId, runId });
    if (grade === 0) await sendGrading(ports, { cycleId, runId, ...round });
    return;
  }
  if ((await countCycleJobs(ports.db, { cycleId, modelId })).generate > 0) return;
  const model = await findModel(ports.db, slug);
  if (model === null) throw new DomainError("integrity", `the model ${slug} vanished`);
  const afterReplyId = await findNewestReply(ports.db, { cycleId, modelId });
  const payload = { cycleId, modelId, ...round, afterReplyId, batch: 0 };
  await ports.jobs.send([toGenerateJob(ports, payload, model)]);
}
