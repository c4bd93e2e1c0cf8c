import { existsSync } from "node:fs";
import { DomainError } from "../../lib/core/errors";
import { formatIsoWeek, isoWeekOf } from "../../lib/core/sampling/iso-week";
import type { LifeEvent, TaskStatus } from "../../lib/core/suite/pool-life";
import type { TaskDefinition } from "../../lib/core/suite/suite-definition";
import { writePortableSuite } from "../importers/errorbar/write-suite";
import { appendPoolLife } from "../importers/errorbar-pool/life-file";
import { readPool } from "../importers/errorbar-pool/read-pool";
import { commandGroup } from "./command-group";
import { poolFolder, poolOption } from "./pool/select-bases";
import type { RegisterCommand } from "./run-command-line";
import { writeWhole } from "./write-whole";

interface Options {
  pool?: string;
  file: string;
}

const everybody = 0o644;

export const register: RegisterCommand = (program, context) => {
  commandGroup(program, "tasks")
    .command("publish")
    .description("writes retired tasks in full, hidden tests and solutions included, for everybody")
    .option(...poolOption)
    .requiredOption("--file <path>", "the file to write; it must not be there yet")
    .action(async ({ pool, file }: Options) => {
      if (existsSync(file)) {
        throw new DomainError("bad-input", `${file}: is there already: choose another name`);
      }
      const folder = poolFolder(pool);
      const { suite, tasks, statuses, events } = await readPool(folder);
      const retired = tasks.filter(({ taskKey }) => statuses.get(taskKey) === "retired");
      if (retired.length === 0) {
        throw new DomainError(
          "bad-input",
          `${folder}: no task is retired and unpublished: see tasks rotate`,
        );
      }
      const cycle = latest(formatIsoWeek(isoWeekOf(new Date())), events.at(-1)?.cycle);
      const id = `retired-${cycle.toLowerCase()}`;
      const published = {
        ...suite,
        id,
        title: `Tasks retired by ${cycle}`,
        description: "Tasks that are drawn no more, with their hidden tests and solutions.",
        exposed: true,
        tasks: retired,
      };
      await writeWhole(
        file,
        `${JSON.stringify(writePortableSuite(published), null, 2)}\n`,
        everybody,
      );
      // After the file: interrupted between the two, they are published again under another name.
      const keys = retired.map(({ taskKey }) => taskKey);
      const added: LifeEvent = { cycle, status: "published", tasks: keys };
      await appendPoolLife(folder, [...statuses.keys()], [added]);
      const shared = countShared(tasks, statuses, retired);
      if (shared > 0) {
        context.output.note(
          `${shared} tasks that may still be drawn are of the same base problems and have cases in common with these`,
        );
      }
      context.output.result(
        { pool: folder, file, suite: id, tasks: keys, shared },
        `${file}: ${keys.length} retired tasks in full; suite import --file reads it`,
      );
    });
};

/** Tasks that are not yet retired, and whose cases stand in those that are. */
function countShared(
  tasks: readonly TaskDefinition[],
  statuses: ReadonlyMap<string, TaskStatus>,
  retired: readonly TaskDefinition[],
): number {
  const bases = new Set(retired.map(({ baseId }) => baseId));
  const isLeft = ({ taskKey }: TaskDefinition) =>
    ["active", "reserve"].includes(statuses.get(taskKey) ?? "active");
  return tasks.filter((task) => bases.has(task.baseId) && isLeft(task)).length;
}

/** A ledger may be ahead of the calendar: its lines stay in order. */
function latest(now: string, last: string | undefined): string {
  return last !== undefined && last > now ? last : now;
}
