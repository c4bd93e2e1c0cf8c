import { findLimitsDecision } from "../../db/repositories/find-limits-decision";
import { findRun } from "../../db/repositories/find-run";
import { findSuiteRevision } from "../../db/repositories/find-suite-revision";
import { listRuns, type RunRow } from "../../db/repositories/list-runs";
import { listSuiteTasks } from "../../db/repositories/list-suite-tasks";
import { requireGradable } from "../../db/repositories/suite-revision";
import { withRunLock } from "../../db/with-run-lock";
import { DomainError } from "../../lib/core/errors";
import { openGraders } from "../graders/graders";
import { type Regrade, regradeRun } from "../jobs/regrade-run";
import { openSandbox } from "../open-sandbox";
import type { CommandContext } from "./command-context";
import { describeRegrade, toRegradeAnswer } from "./describe-regrade";
import { openAnnouncer } from "./open-announcer";
import { parseReason } from "./parse-reason";
import { languagesWithoutRuntime } from "./require-runtime";
import type { RegisterCommand } from "./run-command-line";

interface Options {
  run?: string;
  suite?: string;
  reason?: string;
}

/** A run with everything that executing it again needs. */
type RegradableRun = Awaited<ReturnType<typeof prepareRun>>;

const leftOpenExitCode = 1;

export const register: RegisterCommand = (program, context) => {
  program
    .command("regrade")
    .description("executes archived candidates again under the suite's limits as they are now")
    .option("--run <id>", "one run")
    .option("--suite <id>", "every run of the suite's newest revision")
    .option("--reason <text>", "why, for the records", parseReason)
    .action(async (options: Options) => {
      const rows = await chooseRuns(context, options);
      // Everything is looked at before anything is executed.
      const runs: RegradableRun[] = [];
      for (const row of rows) runs.push(await prepareRun(context, row, options.reason));
      const backend = await openSandbox(context.env.home, { python: context.env.pythonBackend });
      context.onClose(() => backend.close());
      const announce = openAnnouncer(context, await context.database());
      const answers = [];
      for (const run of runs) {
        const regrade = await regradeOne(context, backend, run);
        const { eventIds = [] } = regrade.record ?? {};
        if (eventIds.length > 0) announce(eventIds);
        answers.push(toRegradeAnswer(run, regrade));
      }
      context.output.result({ runs: answers }, answers.map(describeRegrade).join("\n\n"));
      if (answers.some((answer) => answer.leftOpen)) process.exitCode = leftOpenExitCode;
    });
};

async function chooseRuns(context: CommandContext, options: Options): Promise<RunRow[]> {
  const { run: runId, suite: suiteId } = options;
  if ((runId === undefined) === (suiteId === undefined)) {
    throw new DomainError("bad-input", "give either --run ID or --suite ID");
  }
  const db = await context.database();
  if (runId !== undefined) {
    const rows = await listRuns(db, { runId: runId.replaceAll("\0", "") });
    if (rows.length > 0) return rows;
    throw new DomainError("not-found", `there is no run ${runId}: see run list`);
  }
  const suite = await findSuiteRevision(db, suiteId ?? "");
  if (suite === null) {
    throw new DomainError("not-found", `there is no suite ${suiteId}: see suite list`);
  }
  requireGradable(suite);
  const rows = await listRuns(db, { suiteId });
  const own = rows.filter((row) => row.revision === suite.revision).reverse();
  if (own.length > 0) return own;
  throw new DomainError("not-found", `the suite ${suiteId} has no run to grade again`);
}

/** @throws DomainError bad-input where nothing can be executed: no tests here, or no runtime for them. */
async function prepareRun(context: CommandContext, row: RunRow, reason: string | undefined) {
  const db = await context.database();
  const run = await findRun(db, row.runId);
  const found = await findSuiteRevision(db, row.suiteId, row.revision);
  if (run === null || found === null) {
    throw new DomainError("integrity", `run ${row.runId} or its suite vanished`);
  }
  const suite = requireGradable(found);
  const tasks = await listSuiteTasks(db, suite.id);
  const missing = languagesWithoutRuntime(tasks);
  if (missing.length > 0) {
    throw new DomainError(
      "bad-input",
      `run ${run.id} can't be executed again: this version has no runtime for ${missing.join(" and ")}`,
    );
  }
  const decision = await findLimitsDecision(db, suite.id);
  const standing = decision ? `executed again under other limits: ${decision.reason}` : null;
  return { run, suite, tasks, reason: reason ?? standing ?? "executed again" };
}

async function regradeOne(
  context: CommandContext,
  backend: Awaited<ReturnType<typeof openSandbox>>,
  { run, suite, tasks, reason }: RegradableRun,
): Promise<Regrade> {
  const db = await context.database();
  const { workerUrl } = await context.databaseServer();
  const label = `regrading ${run.model.slug}`;
  return withRunLock(workerUrl, run.id, async () => {
    let stop = () => {};
    try {
      return await regradeRun(
        { db, objects: context.objects(), backend },
        {
          run,
          suite,
          tasks,
          reason,
          graderFor: await openGraders(),
          clock: () => new Date(),
          signal: context.signal,
          onProgress: (total) => {
            // Regrading, then repeating: one line after the other.
            stop();
            const progress = context.output.progress(label, total);
            stop = progress.stop;
            return () => progress.advance();
          },
        },
      );
    } finally {
      stop();
    }
  });
}
