import "server-only";
import type { PublicRunRow } from "../../db/repositories/find-public-run";
import type { RunRecordRow } from "../../db/repositories/list-run-records";
import { DomainError } from "../core/errors";
import { type Manifest, manifestSchema } from "../core/protocol/manifest";
import { parseRecord } from "./parse-record";

export interface RunManifestParts {
  manifest: Manifest;
  manifestSha256: string;
}

/**
 * The manifest under which a run's verdicts stand: that of its current record where a regrade made it
 * another, otherwise the run's own.
 * @throws DomainError integrity when it can't be read.
 */
export function currentRunManifest(
  run: PublicRunRow,
  record: RunRecordRow | null,
): RunManifestParts {
  const parsed = manifestSchema.safeParse(record?.manifest ?? run.manifest);
  if (!parsed.success) {
    throw new DomainError("integrity", `the manifest of run ${run.id} cannot be read`, {
      cause: parsed.error,
    });
  }
  const manifestSha256 = record === null ? run.manifestSha256 : parseRecord(record).manifestSha256;
  return { manifest: parsed.data, manifestSha256 };
}

/** The record that no later one of the run supersedes; null before the run is published. */
export function findCurrent(records: readonly RunRecordRow[]): RunRecordRow | null {
  return records.findLast(({ supersededById }) => supersededById === null) ?? null;
}
