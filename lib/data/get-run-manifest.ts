import "server-only";
import { findPublicRun } from "../../db/repositories/find-public-run";
import { listRunRecords } from "../../db/repositories/list-run-records";
import type { RunManifest } from "../contracts/run";
import { listUndisclosed } from "../core/protocol/list-undisclosed";
import { currentRunManifest, findCurrent } from "./current-run-manifest";
import { readSnapshot } from "./read-snapshot";

/**
 * The frozen inputs under which a run's verdicts stand, with the fields that nobody disclosed. Null
 * when there is no such run.
 */
export function getRunManifest(id: string): Promise<RunManifest | null> {
  return readSnapshot(async (db) => {
    const run = await findPublicRun(db, id);
    if (run === null) return null;
    const current = findCurrent(await listRunRecords(db, id));
    const { manifest, manifestSha256 } = currentRunManifest(run, current);
    return { runId: run.id, manifestSha256, manifest, undisclosed: listUndisclosed(manifest) };
  });
}
