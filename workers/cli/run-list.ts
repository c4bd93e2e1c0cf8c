import { findModel } from "../../db/repositories/find-model";
import { findSuiteRevision } from "../../db/repositories/find-suite-revision";
import { listRuns, type RunRow } from "../../db/repositories/list-runs";
import { DomainError } from "../../lib/core/errors";
import { parseRecordText } from "../../lib/core/scoring/parse-record-text";
import { toScoreFacts } from "../../lib/core/scoring/score-facts";
import { commandGroup } from "./command-group";
import { describePassed } from "./describe-passed";
import { describeScore } from "./describe-score";
import { formatTable } from "./format-table";
import type { RegisterCommand } from "./run-command-line";

interface Options {
  suite?: string;
  model?: string;
}

export const register: RegisterCommand = (program, context) => {
  commandGroup(program, "run")
    .command("list")
    .description("every run with its current score, newest first")
    .option("--suite <id>", "only runs of this suite")
    .option("--model <slug>", "only runs of this model")
    .action(async ({ suite, model }: Options) => {
      const db = await context.database();
      // A misspelt name is told apart from one without runs.
      if (suite !== undefined && (await findSuiteRevision(db, suite)) === null) {
        throw new DomainError("not-found", `there is no suite ${suite}: see suite list`);
      }
      if (model !== undefined && (await findModel(db, model)) === null) {
        throw new DomainError("not-found", `there is no model ${model}: see model list`);
      }
      const runs = (await listRuns(db, { suiteId: suite, slug: model })).map(summariseRun);
      context.output.result({ runs }, formatTable(runs.map(toCells), "no run is stored"));
    });
};

/** What one line of `run list --json` says. */
export function summariseRun(row: RunRow) {
  const score =
    row.recordId === null || row.canonical === null
      ? null
      : toScoreFacts(parseRecordText({ id: row.recordId, canonical: row.canonical }));
  return {
    runId: row.runId,
    suite: row.suiteId,
    revision: row.revision,
    cycle: row.cycle,
    model: row.slug,
    state: score?.state ?? ("grading" as const),
    tasks: score?.tasks ?? null,
    candidates: score?.candidates ?? null,
    passed: score?.passed ?? null,
    passedCandidates: score?.passedCandidates ?? null,
    unscored: score?.unscored ?? null,
    passRate: score?.passRate ?? null,
    interval: score?.interval ?? null,
    evidence: row.evidence,
    recordId: row.recordId,
    source: row.sourceName,
    createdAt: row.createdAt.toISOString(),
  };
}

function toCells(run: ReturnType<typeof summariseRun>) {
  return {
    run: run.runId,
    suite: run.suite,
    model: run.model,
    passed: describePassed(run),
    ...describeScore(run),
    state: run.state,
    evidence: run.evidence,
    record: run.recordId,
    created: run.createdAt.slice(0, 10),
  };
}
