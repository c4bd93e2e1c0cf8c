import "server-only";
import type { Database } from "../../db/client";
import { findSuiteCard } from "../../db/repositories/find-suite-card";
import { DomainError } from "../core/errors";
import { type SuiteCard, suiteCardSchema } from "../core/suite/suite-card";

/**
 * What a suite measures and what its numbers can't say. Null when nobody has described it.
 * @throws DomainError integrity when what is stored is no card.
 */
export async function loadSuiteCard(db: Database, suiteId: string): Promise<SuiteCard | null> {
  const stored = await findSuiteCard(db, suiteId);
  if (stored === null) return null;
  const parsed = suiteCardSchema.safeParse(stored);
  if (!parsed.success) {
    throw new DomainError("integrity", `the card of the suite ${suiteId} cannot be read`, {
      cause: parsed.error,
    });
  }
  return parsed.data;
}
