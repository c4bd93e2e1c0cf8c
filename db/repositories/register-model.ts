import { eq } from "drizzle-orm";
import { DomainError } from "../../lib/core/errors";
import type { Database } from "../client";
import { models } from "../schema/models";
import { findModel, type Model } from "./find-model";

export interface ModelEntry {
  slug: string;
  name: string;
  provider: string | null;
  revision: string | null;
  synthetic: boolean;
}

/**
 * Adds a model to the registry; the same entry again changes nothing. Descriptions that were added
 * since don't count: an import that made an entry finds it again.
 * @throws DomainError conflict when the slug already names something else.
 */
export async function registerModel(
  db: Database,
  entry: ModelEntry,
): Promise<{ model: Model; created: boolean }> {
  const [added] = await db.insert(models).values(entry).onConflictDoNothing().returning();
  if (added === undefined) await assertSameEntry(db, entry);
  const model = await findModel(db, entry.slug);
  if (model === null) throw new DomainError("integrity", `the model ${entry.slug} vanished`);
  return { model, created: added !== undefined };
}

async function assertSameEntry(db: Database, entry: ModelEntry): Promise<void> {
  const [found] = await db.select().from(models).where(eq(models.slug, entry.slug));
  const fields = ["name", "provider", "revision", "synthetic"] as const;
  const differing = fields.filter((field) => found?.[field] !== entry[field]);
  if (differing.length === 0) return;
  throw new DomainError(
    "conflict",
    `the model ${entry.slug} is registered already with another ${differing.join(", ")}`,
  );
}
