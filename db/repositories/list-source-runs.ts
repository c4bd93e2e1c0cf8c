import { and, eq } from "drizzle-orm";
import type { Manifest } from "../../lib/core/protocol/manifest";
import type { Database } from "../client";
import { runs } from "../schema";

export interface SourceRun {
  id: string;
  modelId: number;
  /** As it is stored, which may be an older form. */
  manifest: Manifest;
}

/** The runs of one suite revision that were made from one file, the oldest first. */
export function listSourceRuns(
  db: Database,
  of: { suiteRevisionId: number; sourceSha256: string },
): Promise<SourceRun[]> {
  return db
    .select({ id: runs.id, modelId: runs.modelId, manifest: runs.manifest })
    .from(runs)
    .where(
      and(eq(runs.suiteRevisionId, of.suiteRevisionId), eq(runs.sourceSha256, of.sourceSha256)),
    )
    .orderBy(runs.createdAt, runs.id);
}
