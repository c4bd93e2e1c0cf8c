import { randomUUID } from "node:crypto";
import { countCycleJobs } from "../../../db/repositories/count-cycle-jobs";
import { findModel } from "../../../db/repositories/find-model";
import { findNewestReply } from "../../../db/repositories/find-newest-reply";
import { type Confirmation, listConfirmations } from "../../../db/repositories/list-confirmations";
import { DomainError } from "../../../lib/core/errors";
import { decideConfirmation } from "../../jobs/confirmation/decide-confirmation";
import { planConfirmations } from "../../jobs/confirmation/plan-confirmations";
import type { EnginePorts } from "../engine-ports";
import { toGenerateJob } from "../generate-batch";
import type { ConfirmPayload } from "../payloads";
import { sendGrading } from "../send-grading";

/**
 * Plans the second looks that a published cycle calls for and begins what of them is neither decided nor
 * under way; or, where one is named, decides that one. What a model left unanswered is asked again only
 * when the cycle is begun again. Safe to repeat and to interrupt.
 */
export async function confirmCycle(
  ports: EnginePorts,
  { cycleId, confirmationId }: ConfirmPayload,
): Promise<void> {
  if (confirmationId !== undefined) return decide(ports, confirmationId);
  await planConfirmations(ports, cycleId);
  for (const confirmation of await listConfirmations(ports.db, { cycleId })) {
    if (confirmation.decision === null) await begin(ports, confirmation);
  }
}

async function decide(ports: EnginePorts, id: number): Promise<void> {
  const decision = await decideConfirmation(ports, id);
  const [confirmation] = await listConfirmations(ports.db, { id });
  const fields = { cycle: confirmation?.cycle, model: confirmation?.slug, decision };
  ports.log.info(fields, "whether a change is confirmed was decided");
}

/** Goes on where a confirmation stands: its questions, its grading, or the decision. */
async function begin(ports: EnginePorts, confirmation: Confirmation): Promise<void> {
  const { id: confirmationId, cycleId, modelId, slug, tasks, runId, candidates } = confirmation;
  const { generate, grade } = await countCycleJobs(ports.db, { cycleId, confirmationId });
  if (generate + grade > 0) return;
  if (confirmation.graded === tasks) return decide(ports, confirmationId);
  const place = { cycleId, confirmationId, round: randomUUID(), publishes: true };
  if (runId !== null && candidates >= tasks) return sendGrading(ports, { ...place, runId });
  const model = await findModel(ports.db, slug);
  if (model === null) throw new DomainError("integrity", `the model ${slug} vanished`);
  const afterReplyId = await findNewestReply(ports.db, { cycleId, modelId });
  const payload = { ...place, modelId, afterReplyId, batch: 0 };
  await ports.jobs.send([toGenerateJob(ports, payload, model)]);
}
