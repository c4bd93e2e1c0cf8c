import { findModel } from "../../../db/repositories/find-model";
import { findSuiteById } from "../../../db/repositories/find-suite-by-id";
import { type Confirmation, listConfirmations } from "../../../db/repositories/list-confirmations";
import { listSuiteTasks } from "../../../db/repositories/list-suite-tasks";
import { requireGradable } from "../../../db/repositories/suite-revision";
import { DomainError } from "../../../lib/core/errors";
import type { AskedRun } from "../../engine/store-asked-run";
import { decideConfirmation } from "../../jobs/confirmation/decide-confirmation";
import {
  type ConfirmationPorts,
  planConfirmations,
} from "../../jobs/confirmation/plan-confirmations";
import { type Answering, answerAs } from "./answer-week";
import type { SimulationPorts } from "./simulation";
import { storeVerdicts } from "./store-verdicts";

type Ports = SimulationPorts & ConfirmationPorts & { announce(eventIds: readonly number[]): void };

/** Asks the models that a week saw move once more, on other tasks, and decides whether they did. */
export async function answerConfirmations(
  ports: Ports,
  cycleId: number,
  answering: Answering,
): Promise<void> {
  await planConfirmations(ports, cycleId);
  for (const confirmation of await listConfirmations(ports.db, { cycleId })) {
    const run = await toRun(ports, confirmation);
    if (run !== null) {
      const { runId, worthOf } = await answerAs(ports, run, answering, "confirmations");
      await storeVerdicts(ports, { ...run, runId, gradedAt: answering.day }, worthOf);
    }
    await decideConfirmation(ports, confirmation.id);
  }
}

/** Null where there was no task to ask. */
async function toRun(
  { db }: SimulationPorts,
  confirmation: Confirmation,
): Promise<AskedRun | null> {
  const { suiteRevisionId, manifest, cycleId, cycle, slug } = confirmation;
  if (suiteRevisionId === null || manifest === null) return null;
  const suite = await findSuiteById(db, suiteRevisionId);
  const model = await findModel(db, slug);
  if (suite === null || model === null) {
    throw new DomainError("integrity", `what ${slug} is asked again vanished`);
  }
  return {
    ...{ cycleId, cycle, suite: requireGradable(suite), model, manifest },
    tasks: await listSuiteTasks(db, suiteRevisionId),
    sourceName: `confirmation of ${cycle}`,
  };
}
