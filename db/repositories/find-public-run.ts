import { eq } from "drizzle-orm";
import type { Manifest } from "../../lib/core/protocol/manifest";
import type { EvidenceGrade } from "../../lib/core/vocabulary";
import type { Database } from "../client";
import { currentModels, runs } from "../schema";
import { currentManifest, currentManifestSha256 } from "./current-manifest";

export interface PublicRunRow {
  id: string;
  revisionId: number;
  cycle: string;
  /** Of the current record, which a regrade may have made another than the run's first. */
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
      manifest: currentManifest,
      manifestSha256: currentManifestSha256,
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
