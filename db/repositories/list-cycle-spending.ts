import { sql } from "drizzle-orm";
import type { Database } from "../client";

export interface ModelSpending {
  model: string;
  currency: string;
  /** A decimal: what the answers with a known price cost together. */
  amount: string;
}

/** What a cycle has cost so far, by model and currency. */
export async function listCycleSpending(db: Database, cycle: string): Promise<ModelSpending[]> {
  const rows = await db.execute<{ model: string; currency: string; amount: string }>(
    sql`select model, currency, amount from public.cycle_spending(${cycle})`,
  );
  return [...rows];
}
