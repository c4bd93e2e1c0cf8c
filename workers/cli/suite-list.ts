import { listSuites } from "../../db/repositories/list-suites";
import { commandGroup } from "./command-group";
import { formatTable } from "./format-table";
import type { RegisterCommand } from "./run-command-line";

export const register: RegisterCommand = (program, context) => {
  commandGroup(program, "suite")
    .command("list")
    .description("every suite in its latest revision")
    .action(async () => {
      const suites = (await listSuites(await context.database())).map((suite) => ({
        suite: suite.suiteId,
        revision: suite.revision,
        title: suite.title,
        tasks: suite.taskCount,
        compared: suite.compared,
        exposed: suite.exposed,
      }));
      context.output.result({ suites }, formatTable(suites, "no suite is stored"));
    });
};
