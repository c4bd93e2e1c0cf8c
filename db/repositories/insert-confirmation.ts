import { DomainError } from "../../lib/core/errors";
import type { Database } from "../client";
import { copyRows } from "../copy-rows";
import { confirmations, confirmationTasks } from "../schema";

type NewConfirmation = Omit<typeof confirmations.$inferInsert, "id">;
type NewTask = Omit<typeof confirmationTasks.$inferInsert, "confirmationId">;

/** Adds a confirmation with its tasks, in the transaction that is handed in. */
export async function insertConfirmation(
  transaction: Database,
  confirmation: NewConfirmation,
  asked: readonly NewTask[],
): Promise<void> {
  const [row] = await transaction
    .insert(confirmations)
    .values(confirmation)
    .returning({ id: confirmations.id });
  if (row === undefined) throw new DomainError("integrity", "a confirmation was not stored");
  await copyRows(
    transaction,
    confirmationTasks,
    asked.map((task) => ({ ...task, confirmationId: row.id })),
  );
}
