import "server-only";
import { findPublicRun } from "../../db/repositories/find-public-run";
import type { RunManifest } from "../contracts/run";
import { fingerprint } from "../core/protocol/fingerprint";
import { listUndisclosed } from "../core/protocol/list-undisclosed";
import { currentRunManifest } from "./current-run-manifest";
import { webDatabase } from "./web-database";

/**
 * The frozen inputs under which a run's verdicts stand, with the fields that nobody disclosed. Null
 * when there is no such run.
 */
export async function getRunManifest(id: string): Promise<RunManifest | null> {
  const run = await findPublicRun(webDatabase(), id);
  if (run === null) return null;
  const { manifest, manifestSha256 } = currentRunManifest(run);
  return {
    runId: run.id,
    manifestSha256,
    fingerprint: fingerprint(manifest),
    manifest,
    undisclosed: listUndisclosed(manifest),
  };
}
