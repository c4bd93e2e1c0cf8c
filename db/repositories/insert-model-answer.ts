import type { Database } from "../client";
import { modelAnswers } from "../schema/cycles";

export type NewModelAnswer = typeof modelAnswers.$inferInsert;

/** Adds what a stored reply said; the same reply parsed again changes nothing. */
export async function insertModelAnswer(db: Database, row: NewModelAnswer): Promise<void> {
  await db.insert(modelAnswers).values(row).onConflictDoNothing();
}
