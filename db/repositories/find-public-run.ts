import { eq } from "drizzle-orm";
import type { Manifest } from "../../lib/core/protocol/manifest";
import type { EvidenceGrade } from "../../lib/core/vocabulary";
import type { Database } from "../client";
import { currentModels, runs } from "../schema";

export interface PublicRunRow {
  id: string;
  revisionId: number;
  cycle: string;
  manifest: Manifest;
  manifestSha256: string;
  evidence: EvidenceGrade;
  sourceName: string;
  sourceSha256: string;
  submissionsWithheld: boolean;
  createdAt: Date;
  slug: string;
  name: string;
  provider: string | null;
  modelRevision: string | null;
  synthetic: boolean;
}

/** What is public about one run and its model. */
export async function findPublicRun(db: Database, runId: string): Promise<PublicRunRow | null> {
  const [row] = await db
    .select({
      id: runs.id,
      revisionId: runs.suiteRevisionId,
      cycle: runs.cycle,
      manifest: runs.manifest,
      manifestSha256: runs.manifestSha256,
      evidence: runs.evidence,
      sourceName: runs.sourceName,
      sourceSha256: runs.sourceSha256,
      submissionsWithheld: runs.submissionsWithheld,
      createdAt: runs.createdAt,
      slug: currentModels.slug,
      name: currentModels.name,
      provider: currentModels.provider,
      modelRevision: currentModels.revision,
      synthetic: currentModels.synthetic,
    })
    .from(runs)
    .innerJoin(currentModels, eq(currentModels.id, runs.modelId))
    .where(eq(runs.id, runId));
  return row ?? null;
}
