import type { Database } from "../../../db/client";
import { appendEvents } from "../../../db/repositories/append-events";
import { listConfirmationPairs } from "../../../db/repositories/list-confirmation-pairs";
import { type Confirmation, listConfirmations } from "../../../db/repositories/list-confirmations";
import { withPublicationLock } from "../../../db/with-publication-lock";
import { judgeConfirmation } from "../../../lib/core/drift/judge-confirmation";
import { DomainError } from "../../../lib/core/errors";
import { describeConfirmation } from "../../../lib/core/events/describe-confirmation";

export interface DecisionPorts {
  db: Database;
  /** Told the ids of events once they are stored. */
  announce(eventIds: readonly number[]): void;
}

export type ConfirmationDecision =
  /** By an earlier call. */
  | "decided"
  /** A task has no verdict yet: nothing is told. */
  | "incomplete"
  | "confirmed"
  | "unconfirmed";

/**
 * Decides whether a second look confirms the change that an alarm saw, once each of its tasks has a verdict,
 * and tells it in an event of the alarm's week: from a confirmed one on the model has a new baseline. Safe
 * to repeat; of two calls at once one tells.
 * @throws DomainError not-found when there is no such confirmation.
 */
export async function decideConfirmation(
  { db, announce }: DecisionPorts,
  id: number,
): Promise<ConfirmationDecision> {
  const found = await requireConfirmation(db, id);
  const { decision, eventIds } = await withPublicationLock(db, found.cycleId, (transaction) =>
    decide(transaction, id),
  );
  if (eventIds.length > 0) announce(eventIds);
  return decision;
}

async function decide(
  db: Database,
  id: number,
): Promise<{ decision: ConfirmationDecision; eventIds: number[] }> {
  const confirmation = await requireConfirmation(db, id);
  if (confirmation.decision !== null) return { decision: "decided", eventIds: [] };
  const rows = await listConfirmationPairs(db, id, confirmation.runId);
  const pairs = rows.flatMap(({ baseId, passedBefore, verdict }) =>
    verdict === null || verdict === "voided"
      ? []
      : [{ baseId, passedBefore, passedAgain: verdict === "passed" }],
  );
  // Which tasks went without a verdict is no accident of chance.
  if (pairs.length < rows.length) return { decision: "incomplete", eventIds: [] };
  const judged = judgeConfirmation(pairs, confirmation.direction);
  const eventIds = await appendEvents(db, [
    {
      kind: judged.isConfirmed ? "change_confirmed" : "change_unconfirmed",
      cycle: confirmation.cycle,
      modelId: confirmation.modelId,
      suiteId: confirmation.suiteId,
      evidence: describeConfirmation(confirmation, pairs, judged),
    },
  ]);
  return { decision: judged.isConfirmed ? "confirmed" : "unconfirmed", eventIds };
}

async function requireConfirmation(db: Database, id: number): Promise<Confirmation> {
  const [found] = await listConfirmations(db, { id });
  if (found !== undefined) return found;
  throw new DomainError("not-found", `there is no confirmation ${id}`);
}
