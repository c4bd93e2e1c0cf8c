import { DomainError } from "../../lib/core/errors";
import type { Database } from "../client";
import { cycleModels, cycles } from "../schema";
import type { Cycle } from "./find-cycle";

type NewCycle = Omit<typeof cycles.$inferInsert, "id" | "createdAt">;
type NewCycleModel = Omit<typeof cycleModels.$inferInsert, "cycleId">;

/** Adds a cycle with its models: both or nothing. The week must not have one yet. */
export async function insertCycle(
  db: Database,
  cycle: NewCycle,
  models: readonly NewCycleModel[],
): Promise<Cycle> {
  return db.transaction(async (transaction) => {
    const [row] = await transaction.insert(cycles).values(cycle).returning();
    if (row === undefined) throw new DomainError("integrity", `${cycle.cycle} was not stored`);
    await transaction
      .insert(cycleModels)
      .values(models.map((model) => ({ ...model, cycleId: row.id })));
    return row;
  });
}
