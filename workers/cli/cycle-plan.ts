import type { CyclePlan } from "../../lib/core/cycle/cycle-plan";
import { planCycle } from "../../lib/core/cycle/plan-cycle";
import { formatIsoWeek, isoWeekOf, parseIsoWeek } from "../../lib/core/sampling/iso-week";
import { readPool } from "../importers/errorbar-pool/read-pool";
import { commandGroup } from "./command-group";
import { poolFolder, poolOption } from "./pool/select-bases";
import type { RegisterCommand } from "./run-command-line";

interface Options {
  pool?: string;
  week: string;
}

/** What takes longer says so. */
const quietMs = 2_000;

export const register: RegisterCommand = (program, context) => {
  commandGroup(program, "cycle")
    .command("plan")
    .description("which tasks a week draws, and which it rotates; runs and writes nothing")
    .option(...poolOption)
    .option(
      "--week <week>",
      "the ISO week, such as 2026-W48",
      (text) => formatIsoWeek(parseIsoWeek(text)),
      formatIsoWeek(isoWeekOf(new Date())),
    )
    .action(async ({ pool, week }: Options) => {
      const waiting = setTimeout(() => context.output.note("reading the pool"), quietMs);
      const read = await readPool(poolFolder(pool)).finally(() => clearTimeout(waiting));
      const plan = planCycle(read, week);
      const { cycle, seedLabel, taskKeys: taskIds, digest, allocation, rotation } = plan;
      const answer = { cycle, seedLabel, taskIds, digest, allocation, rotation };
      context.output.result(answer, describePlan(plan));
    });
};

function describePlan({ cycle, seedLabel, taskKeys, digest, allocation, rotation }: CyclePlan) {
  const planned = new Map(allocation.planned.map(({ cell, tasks }) => [cell, tasks]));
  const changed = allocation.actual.filter(({ cell, tasks }) => planned.get(cell) !== tasks);
  const { retired, activated, short } = rotation;
  const missing = short.reduce((sum, cell) => sum + cell.missing, 0);
  return [
    `${cycle}: ${taskKeys.length} tasks in ${allocation.actual.length} cells; --json names them`,
    `seed label ${seedLabel}`,
    `task set digest ${digest}`,
    ...changed.map(({ cell, tasks }) => `${cell}: ${tasks} instead of ${planned.get(cell) ?? 0}`),
    `after the cycle ${retired.length} tasks retire and ${activated.length} reserves take places`,
    ...(missing === 0 ? [] : [`${missing} have no reserve in their cell: the pool shrinks`]),
  ].join("\n");
}
