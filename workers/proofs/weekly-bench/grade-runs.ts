import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { countCycleJobs } from "../../../db/repositories/count-cycle-jobs";
import type { EnginePorts } from "../../engine/engine-ports";
import { sendGrading } from "../../engine/send-grading";

const lookMs = 200;

/** Sends runs of a cycle to be graded, as the engine does, and waits until their repeats are done too. */
export async function gradeRuns(
  ports: EnginePorts,
  cycleId: number,
  runIds: readonly string[],
  onLook: () => Promise<void>,
): Promise<void> {
  const round = { cycleId, round: randomUUID(), publishes: false };
  for (const runId of runIds) await sendGrading(ports, { ...round, runId });
  while ((await countCycleJobs(ports.db, { cycleId })).grade > 0) {
    await onLook();
    await wait(lookMs);
  }
}
