import "server-only";
import { findPublicRun } from "../../db/repositories/find-public-run";
import type { RunManifest } from "../contracts/run";
import { DomainError } from "../core/errors";
import { listUndisclosed } from "../core/protocol/list-undisclosed";
import { manifestSchema } from "../core/protocol/manifest";
import { webDatabase } from "./web-database";

/** The frozen inputs of a run, with the fields that nobody disclosed. Null when there is no such run. */
export async function getRunManifest(id: string): Promise<RunManifest | null> {
  const run = await findPublicRun(webDatabase(), id);
  if (run === null) return null;
  const parsed = manifestSchema.safeParse(run.manifest);
  if (!parsed.success) {
    throw new DomainError("integrity", `the manifest of run ${id} cannot be read`, {
      cause: parsed.error,
    });
  }
  return {
    runId: run.id,
    manifestSha256: run.manifestSha256,
    manifest: parsed.data,
    undisclosed: listUndisclosed(parsed.data),
  };
}
