import { join } from "node:path";
import { DomainError } from "../../lib/core/errors";
import { formatIsoWeek, isoWeekOf, parseIsoWeek } from "../../lib/core/sampling/iso-week";
import { planRotation, type RotationPlan } from "../../lib/core/suite/plan-rotation";
import type { LifeEvent } from "../../lib/core/suite/pool-life";
import { cellOf } from "../../lib/core/suite/task-cells";
import { appendPoolLife, lifeFile } from "../importers/errorbar-pool/life-file";
import { readPool } from "../importers/errorbar-pool/read-pool";
import { commandGroup } from "./command-group";
import { poolFolder, poolOption } from "./pool/select-bases";
import type { RegisterCommand } from "./run-command-line";

interface Options {
  pool?: string;
  cycle: string;
  write: boolean;
}

export const register: RegisterCommand = (program, context) => {
  commandGroup(program, "tasks")
    .command("rotate")
    .description("which tasks retire after a cycle, and which reserves take their places")
    .option(...poolOption)
    .option(
      "--cycle <week>",
      "the ISO week of the cycle",
      (text) => formatIsoWeek(parseIsoWeek(text)),
      formatIsoWeek(isoWeekOf(new Date())),
    )
    .option("--write", "add it to the pool's ledger", false)
    .action(async ({ pool, cycle, write }: Options) => {
      const folder = poolFolder(pool);
      const { tasks, statuses, events } = await readPool(folder);
      if (events.some((event) => event.cycle === cycle && event.status === "retired")) {
        const place = join(folder, lifeFile);
        throw new DomainError(
          "bad-input",
          `${place}: ${cycle} has its rotation already: name another`,
        );
      }
      const rotated = tasks.map((task) => ({
        key: task.taskKey,
        cell: cellOf(task),
        status: statuses.get(task.taskKey) ?? "active",
      }));
      const plan = planRotation(rotated, cycle);
      const added = toEvents(plan, cycle);
      const written = write && added.length > 0;
      if (written) await appendPoolLife(folder, [...statuses.keys()], added);
      context.output.result({ pool: folder, cycle, ...plan, written }, word(plan, written));
    });
};

function toEvents({ retired, activated }: RotationPlan, cycle: string): LifeEvent[] {
  const events: LifeEvent[] = [
    { cycle, status: "retired", tasks: retired },
    { cycle, status: "active", tasks: activated },
  ];
  return events.filter(({ tasks }) => tasks.length > 0);
}

function word({ retired, activated, short }: RotationPlan, written: boolean): string {
  if (retired.length === 0) return "no task retires: 2% of so few active ones are none";
  return [
    ...retired.map((key) => `retires: ${key}`),
    ...activated.map((key) => `takes a place: ${key}`),
    ...short.map(({ cell, missing }) => `no reserve: ${missing} of ${cell}; the pool shrinks`),
    written ? `written to ${lifeFile}` : "nothing is written; add --write to keep it",
  ].join("\n");
}
