import { existsSync } from "node:fs";
import { appendFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { DomainError } from "../../lib/core/errors";
import { formatIsoWeek, isoWeekOf } from "../../lib/core/sampling/iso-week";
import type { LifeEvent } from "../../lib/core/suite/pool-life";
import { writePortableSuite } from "../importers/errorbar/write-suite";
import { lifeFile } from "../importers/errorbar-pool/life-file";
import { readPool } from "../importers/errorbar-pool/read-pool";
import { commandGroup } from "./command-group";
import { poolFolder, poolOption } from "./pool/select-bases";
import type { RegisterCommand } from "./run-command-line";

interface Options {
  pool?: string;
  file: string;
}

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
      const { suite, tasks, statuses } = await readPool(folder);
      const retired = tasks.filter(({ taskKey }) => statuses.get(taskKey) === "retired");
      if (retired.length === 0) {
        throw new DomainError(
          "bad-input",
          `${folder}: no task is retired and unpublished: see tasks rotate`,
        );
      }
      const cycle = formatIsoWeek(isoWeekOf(new Date()));
      const id = `retired-${cycle.toLowerCase()}`;
      const title = `Tasks retired by ${cycle}`;
      const published = { ...suite, id, title, exposed: true, tasks: retired };
      await writeFile(`${file}.new`, `${JSON.stringify(writePortableSuite(published), null, 2)}\n`);
      await rename(`${file}.new`, file);
      // After the file: interrupted between the two, they are published again under another name.
      const keys = retired.map(({ taskKey }) => taskKey);
      const event: LifeEvent = { cycle, status: "published", tasks: keys };
      await appendFile(join(folder, lifeFile), `${JSON.stringify(event)}\n`);
      context.output.result(
        { pool: folder, file, suite: id, tasks: keys },
        `${file}: ${keys.length} retired tasks in full; suite import --file reads it`,
      );
    });
};
