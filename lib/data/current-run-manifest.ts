import "server-only";
import type { PublicRunRow } from "../../db/repositories/find-public-run";
import { DomainError } from "../core/errors";
import { type Manifest, manifestSchema } from "../core/protocol/manifest";

export interface RunManifestParts {
  manifest: Manifest;
  manifestSha256: string;
}

/**
 * The manifest under which a run's verdicts stand.
 * @throws DomainError integrity when it can't be read.
 */
export function currentRunManifest(run: PublicRunRow): RunManifestParts {
  const parsed = manifestSchema.safeParse(run.manifest);
  if (!parsed.success) {
    throw new DomainError("integrity", `the manifest of run ${run.id} cannot be read`, {
      cause: parsed.error,
    });
  }
  return { manifest: parsed.data, manifestSha256: run.manifestSha256 };
}
