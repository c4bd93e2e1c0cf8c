import "server-only";
import type { Database } from "../../db/client";
import type { PublicRunRow } from "../../db/repositories/find-public-run";
import { hasHiddenCases } from "../../db/repositories/has-hidden-cases";
import { listCategories } from "../../db/repositories/list-categories";
import type { Run } from "../contracts/run";
import { listChecklist } from "../core/protocol/checklist";
import { gradeEvidence, whoMade } from "../core/protocol/evidence-grade";
import { explainEvidence } from "../core/protocol/explain-evidence";
import type { Manifest } from "../core/protocol/manifest";

type KnownRun = Pick<
  Run,
  | "suite"
  | "measured"
  | "state"
  | "candidates"
  | "tokens"
  | "repeats"
  | "submissionsWithheld"
  | "evidence"
>;

/** The reproducibility checklist of a run as it stands, and why its evidence grade is what it is. */
export async function assessRun(
  db: Database,
  { row, manifest, run }: { row: PublicRunRow; manifest: Manifest; run: KnownRun },
): Promise<Pick<Run, "checklist" | "evidenceReasons">> {
  const checklist = listChecklist({
    generation: manifest.generation,
    measured: run.measured,
    categories: await listCategories(db, row.revisionId),
    isComplete: run.state === "complete",
    candidates: run.candidates,
    candidatesWithTokens: run.tokens?.candidates ?? 0,
    answersWithheld: run.submissionsWithheld,
  });
  const evidence = gradeEvidence({
    made: whoMade(run.evidence),
    checklist,
    hasHiddenTests: await hasHiddenCases(db, row.revisionId),
    isExposed: run.suite.exposed,
    repeats: run.repeats?.groups.find(({ selectedBy }) => selectedBy === "seeded") ?? null,
    reproduction: null,
  });
  return { checklist, evidenceReasons: explainEvidence(run.evidence, evidence) };
}
