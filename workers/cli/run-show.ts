import type { Database } from "../../db/client";
import { countRunVerdicts } from "../../db/repositories/count-run-verdicts";
import { findSuiteRevision } from "../../db/repositories/find-suite-revision";
import { listRunRecords } from "../../db/repositories/list-run-records";
import { listRuns } from "../../db/repositories/list-runs";
import { DomainError } from "../../lib/core/errors";
import { parseRecordText } from "../../lib/core/scoring/parse-record-text";
import { toScoreFacts } from "../../lib/core/scoring/score-facts";
import { commandGroup } from "./command-group";
import { describePassed } from "./describe-passed";
import { describeScore } from "./describe-score";
import { formatTable } from "./format-table";
import type { RegisterCommand } from "./run-command-line";
import { summariseRun } from "./run-list";

export const register: RegisterCommand = (program, context) => {
  commandGroup(program, "run")
    .command("show")
    .argument("<id>", "the run's id")
    .description("one run: its score, how its candidates ended, its records")
    .action(async (id: string) => {
      const shown = await readRun(await context.database(), id);
      context.output.result(shown, describeRun(shown));
    });
};

async function readRun(db: Database, id: string) {
  const [row] = await listRuns(db, { runId: id.replaceAll("\0", "") });
  if (row === undefined) throw new DomainError("not-found", `there is no run ${id}: see run list`);
  const records = (await listRunRecords(db, row.runId)).map((record) => {
    const payload = parseRecordText(record);
    const { passed, tasks, candidates, passRate, interval } = toScoreFacts(payload);
    return {
      recordId: record.id,
      sha256: record.recordSha256,
      passed,
      tasks,
      passedCandidates: payload.passedCandidates,
      candidates,
      passRate,
      interval,
      manifestSha256: payload.manifestSha256,
      failureClasses: payload.failureClasses,
      supersedes: record.supersedesId,
      supersededBy: record.supersededById,
      reason: payload.reason,
      createdAt: record.createdAt.toISOString(),
    };
  });
  const current = records.find((record) => record.supersededBy === null);
  const counts = await countRunVerdicts(db, row.runId);
  const suite = await findSuiteRevision(db, row.suiteId, row.revision);
  return {
    ...summariseRun(row),
    measured: counts.candidates > 0 ? ("here" as const) : ("elsewhere" as const),
    graded: counts.graded,
    voided: counts.voided,
    failureClasses: current?.failureClasses ?? {},
    title: suite?.title ?? row.suiteId,
    records,
  };
}

function describeRun(run: Awaited<ReturnType<typeof readRun>>): string {
  const { rate, interval } = describeScore(run);
  const failures = Object.entries(run.failureClasses).sort(([, a], [, b]) => b - a);
  const rows = run.records.map((record) => ({
    record: record.recordId,
    passed: describePassed(record),
    ...describeScore(record),
    made: record.createdAt.slice(0, 19).replace("T", " "),
    supersedes: record.supersedes,
    reason: record.reason,
  }));
  return [
    `run ${run.runId}: ${run.model} on ${run.suite}, revision ${run.revision}`,
    `${run.state}: ${describePassed(run)} passed, ${rate}, 95% interval ${interval}`,
    ...(run.measured === "here"
      ? [
          `candidates: ${run.candidates ?? run.graded + run.voided}, graded ${run.graded}, voided ${run.voided}`,
          `failures: ${failures.map(([name, count]) => `${name} ${count}`).join(", ") || "none"}`,
        ]
      : ["measured elsewhere: no answers are known here, and not why any of them failed"]),
    `evidence ${run.evidence}, from ${run.source}, stored ${run.createdAt}`,
    "",
    formatTable(rows, "no record yet"),
  ].join("\n");
}
