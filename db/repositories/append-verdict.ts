import type { Database } from "../client";
import { executions, outcomes, verdicts } from "../schema/runs";

export type NewExecution = Omit<typeof executions.$inferInsert, "id">;
export type NewOutcome = Omit<typeof outcomes.$inferInsert, "executionId">;
export type NewVerdict = Omit<typeof verdicts.$inferInsert, "id" | "executionId" | "createdAt">;

/** Adds a verdict with what it rests on, or nothing; `execution` is null when nothing ran. */
export async function appendVerdict(
  db: Database,
  verdict: NewVerdict,
  execution: { row: NewExecution; outcomes: NewOutcome[] } | null,
): Promise<void> {
  await db.transaction(async (transaction) => {
    let executionId: number | null = null;
    if (execution) {
      const [added] = await transaction
        .insert(executions)
        .values(execution.row)
        .returning({ id: executions.id });
      executionId = added?.id ?? null;
      if (executionId !== null && execution.outcomes.length > 0) {
        const id = executionId;
        const rows = execution.outcomes.map((outcome) => ({ ...outcome, executionId: id }));
        await transaction.insert(outcomes).values(rows);
      }
    }
    await transaction.insert(verdicts).values({ ...verdict, executionId });
  });
}
