import { eq } from "drizzle-orm";
import type { Database } from "../client";
import { currentModels } from "../schema/models";

/** A model with what is known of it now. */
export type Model = typeof currentModels.$inferSelect;

/** The registered model of a slug, or null. */
export async function findModel(db: Database, slug: string): Promise<Model | null> {
  const [row] = await db.select().from(currentModels).where(eq(currentModels.slug, slug));
  return row ?? null;
}
