import type { ChildProcess } from "node:child_process";
import { planCycle, weeklyDesign } from "../../../lib/core/cycle/plan-cycle";
import { CommandContext } from "../../cli/command-context";
import { listAskedModels } from "../../cli/open-week";
import { openBoss } from "../../engine/open-boss";
import { OpenModels } from "../../engine/open-models";
import { startRound } from "../../engine/start-round";
import type { Pool } from "../../importers/errorbar-pool/read-pool";
import { openCycle } from "../../jobs/open-cycle";
import { openSandbox } from "../../open-sandbox";
import type { ProofHome } from "./proof-home";

export interface ProofCycle {
  /** ISO week. */
  week: string;
  tasks: number;
}

/**
 * Begins a cycle and returns the process that works on it: `cycle run`. A smaller one than the project's
 * weeks is opened from here, because the product opens none, and worked on by `worker`.
 */
export async function beginCycle(
  home: ProofHome,
  pool: Pool,
  { week, tasks }: ProofCycle,
): Promise<ChildProcess> {
  if (tasks === weeklyDesign.total) return home.start(["cycle", "run", "--week", week, "--json"]);
  await openSmallCycle(home, pool, { week, tasks });
  return home.start(["worker"]);
}

async function openSmallCycle(
  home: ProofHome,
  pool: Pool,
  { week, tasks }: ProofCycle,
): Promise<void> {
  process.env.ERRORBAR_HOME = home.folder;
  const context = new CommandContext();
  try {
    const db = await context.database();
    const { workerUrl } = await context.databaseServer();
    const backend = await openSandbox(home.folder);
    context.onClose(() => backend.close());
    const models = await listAskedModels(db);
    const { cycle } = await openCycle(
      { db, backend },
      {
        plan: planCycle(pool, week, { ...weeklyDesign, total: tasks }),
        pool: { suite: pool.suite, tasks: pool.tasks },
        ...{ models, openedAt: new Date() },
      },
    );
    const jobs = await openBoss(workerUrl, context.log, { supervises: false });
    context.onClose(jobs.close);
    const opened = new OpenModels([], {});
    await startRound({ db, jobs, groupOf: (model) => opened.groupOf(model) }, cycle.id, null);
  } finally {
    await context.close();
  }
}
