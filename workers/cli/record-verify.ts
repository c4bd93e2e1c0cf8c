import { findRun } from "../../db/repositories/find-run";
import { listRuns } from "../../db/repositories/list-runs";
import { DomainError } from "../../lib/core/errors";
import type { RecordDifference } from "../jobs/record-difference";
import { verifyChain } from "../jobs/verify-chain";
import { verifyRun } from "../jobs/verify-run";
import { commandGroup } from "./command-group";
import type { RegisterCommand } from "./run-command-line";

const differingExitCode = 1;
const shownInText = 50;

export const register: RegisterCommand = (program, context) => {
  commandGroup(program, "record")
    .command("verify")
    .description("recomputes scores from what is stored and walks the hash chain")
    .option("--run <id>", "recompute the records of one run alone")
    .action(async ({ run }: { run?: string }) => {
      const db = await context.database();
      const only = run?.replaceAll("\0", "");
      if (only !== undefined && (await findRun(db, only)) === null) {
        throw new DomainError("not-found", `there is no run ${run}: see run list`);
      }
      const { records, head, differences } = await verifyChain(db);
      const runIds = only === undefined ? (await listRuns(db, {})).map((row) => row.runId) : [only];
      const progress = context.output.progress("recomputing runs", runIds.length);
      context.onClose(async () => progress.stop());
      for (const runId of runIds) {
        differences.push(...(await verifyRun({ db, objects: context.objects() }, runId)));
        progress.advance();
      }
      progress.stop();
      const report = { ok: differences.length === 0, records, runs: runIds.length, head };
      context.output.result({ ...report, differences }, describeReport(report, differences));
      if (!report.ok) process.exitCode = differingExitCode;
    });
};

interface Report {
  records: number;
  runs: number;
  head: string | null;
}

function describeReport({ records, runs, head }: Report, differences: RecordDifference[]): string {
  const looked = `${records} records in the chain, ${runs} runs recomputed, newest record ${head ?? "none"}`;
  if (differences.length === 0) return `${looked}: everything holds`;
  const more = differences.length - shownInText;
  return [
    `${looked}: ${differences.length} differences`,
    ...differences.slice(0, shownInText).map(({ kind, recordId, runId, detail }) => {
      const place = recordId === null ? `run ${runId}` : `record ${recordId}, run ${runId}`;
      return `  ${kind}: ${place}: ${detail}`;
    }),
    ...(more > 0 ? [`  and ${more} more: --json lists them`] : []),
  ].join("\n");
}
