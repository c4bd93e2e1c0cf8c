import type { Database } from "../client";
import { repeatExecutions } from "../schema";

export type NewRepeatExecution = Omit<typeof repeatExecutions.$inferInsert, "createdAt">;

/** Adds one repeat of a candidate under one manifest. */
export async function appendRepeatExecution(db: Database, row: NewRepeatExecution): Promise<void> {
  await db.insert(repeatExecutions).values(row);
}
