import "server-only";
import type { Database } from "../../db/client";
import { findPublicRun } from "../../db/repositories/find-public-run";
import type { FieldComparison } from "../contracts/comparison";
import { DomainError } from "../core/errors";
import { compareManifests, type ManifestComparison } from "../core/protocol/compare-manifests";
import type { Manifest } from "../core/protocol/manifest";
import { currentRunManifest } from "./current-run-manifest";
import type { Contender } from "./find-contender";

/** What stands against comparing two contenders, field by field. */
export async function compareProtocols(
  db: Database,
  a: Contender,
  b: Contender,
): Promise<ManifestComparison> {
  if (a.kind === "claimed" || b.kind === "claimed") return refuseClaims(a, b);
  const [own, other] = [await loadManifest(db, a.row.runId), await loadManifest(db, b.row.runId)];
  const compared = compareManifests(own, other, a.board.suite.compared);
  if (a.board.cycle === b.board.cycle || compared.verdict === "refuse") return compared;
  const cycle: FieldComparison = {
    field: "cycle",
    a: a.board.cycle,
    b: b.board.cycle,
    verdict: "warn",
    reason: "differs",
  };
  return { verdict: "warn", isPaired: false, fields: [cycle, ...compared.fields] };
}

/** A score without outcomes a task can be compared with nothing. */
function refuseClaims(a: Contender, b: Contender): ManifestComparison {
  const word = ({ kind }: Contender) => (kind === "claimed" ? null : "one for each task");
  const field: FieldComparison = {
    field: "outcomes",
    a: word(a),
    b: word(b),
    verdict: "refuse",
    reason: "undisclosed",
  };
  return { verdict: "refuse", isPaired: false, fields: [field] };
}

async function loadManifest(db: Database, runId: string): Promise<Manifest> {
  const run = await findPublicRun(db, runId);
  if (run === null) throw new DomainError("integrity", `run ${runId} is gone`);
  return currentRunManifest(run).manifest;
}
