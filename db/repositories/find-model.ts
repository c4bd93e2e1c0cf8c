import { eq } from "drizzle-orm";
import type { Database } from "../client";
import { models } from "../schema/models";

export type Model = typeof models.$inferSelect;

/** The registered model of a slug, or null. */
export async function findModel(db: Database, slug: string): Promise<Model | null> {
  const [row] = await db.select().from(models).where(eq(models.slug, slug));
  return row ?? null;
}
