import { appendScoreRecord } from "../../../db/repositories/append-score-record";
import { createRun } from "../../../db/repositories/create-run";
import { listPublicTasks } from "../../../db/repositories/list-public-tasks";
import { registerModel } from "../../../db/repositories/register-model";
import { reportedOutcomes } from "../../../db/schema";
import { canonicalJson } from "../../core/protocol/canonical-json";
import { scoreReported } from "../../core/scoring/score-reported";
import type { Publisher } from "./publish-run";
import { testManifest } from "./test-manifest";

export interface ReportedRun {
  id: string;
  slug: string;
  suite: { suiteRevisionId: number; suite: string; revision: string };
  /** Successes and trials of each task in order; null where nothing was reported. */
  outcomes: ([number, number] | null)[];
}

/** Stores outcomes measured elsewhere with their record, as an import does; returns the record's id. */
export async function publishReportedRun({ db }: Publisher, run: ReportedRun): Promise<number> {
  const { suite, slug } = run;
  const entry = { slug, name: slug.toUpperCase(), provider: null, revision: null };
  const { model } = await registerModel(db, { ...entry, synthetic: false });
  const manifest = { ...testManifest(), execution: null };
  await createRun(
    db,
    {
      id: run.id,
      identitySha256: run.id.padEnd(64, "0"),
      suiteRevisionId: suite.suiteRevisionId,
      modelId: model.id,
      cycle: suite.revision,
      manifest,
      manifestSha256: "0".repeat(64),
      evidence: "E",
      sourceName: "outcomes.jsonl",
      sourceSha256: "0".repeat(64),
      submissionsWithheld: false,
    },
    [],
  );
  const tasks = await listPublicTasks(db, suite.suiteRevisionId);
  const reported = tasks.map((task, index) => {
    const [successes, trials] = run.outcomes[index] ?? [];
    const isKnown = successes !== undefined && trials !== undefined;
    return { ...task, outcome: isKnown ? { successes, trials } : null };
  });
  const rows = reported.flatMap(({ id, outcome }) =>
    outcome === null ? [] : [{ runId: run.id, taskId: id, ...outcome }],
  );
  await db.insert(reportedOutcomes).values(rows);
  const facts = {
    version: 1,
    supersedesSha256: null,
    reason: null,
    runId: run.id,
    suite: suite.suite,
    revision: suite.revision,
    cycle: suite.revision,
    model: { slug, provider: null, revision: null, synthetic: false },
    evaluatedAt: "2026-11-28T00:00:00.000Z",
    manifestSha256: "0".repeat(64),
    evidence: "E",
    ...scoreReported(reported, { k: 1, cycle: suite.revision }),
    excluded: [],
  };
  const { id } = await appendScoreRecord(db, {
    runId: run.id,
    supersedesId: null,
    buildCanonical: (previousSha256) => canonicalJson({ ...facts, previousSha256 }),
  });
  return id;
}
