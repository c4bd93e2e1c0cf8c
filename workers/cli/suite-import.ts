import { InvalidArgumentError } from "commander";
import { appendSuiteCard } from "../../db/repositories/append-suite-card";
import { storeSuite } from "../../db/repositories/store-suite";
import { findKnownCard } from "../../lib/core/suite/cards/find-known-card";
import { readHumanEvalSuite } from "../importers/humaneval/read-suite";
import { analyseChecks } from "../jobs/analyse-checks";
import { openSandbox } from "../open-sandbox";
import { commandGroup } from "./command-group";
import type { RegisterCommand } from "./run-command-line";

const formats = ["humaneval"] as const;
type Format = (typeof formats)[number];

interface Options {
  format: Format;
  file: string;
  suite?: string;
}

export const register: RegisterCommand = (program, context) => {
  commandGroup(program, "suite")
    .command("import")
    .description("stores the tasks of a benchmark file as a suite")
    .requiredOption("--file <path>", "JSON Lines, plain or gzip")
    .option("--format <format>", `one of: ${formats.join(", ")}`, parseFormat, formats[0])
    .option("--suite <id>", "the suite's id (default: the format's name)", parseSlug)
    .action(async ({ format, file, suite }: Options) => {
      const definition = await readHumanEvalSuite(file, suite ?? format, async (problems) => {
        // Opened once the file is known to be sound: a bad one is told on any machine.
        const sandbox = await openSandbox(context.env.home);
        context.onClose(() => sandbox.close());
        context.output.note(`taking the tests of ${problems.length} tasks apart`);
        return analyseChecks(sandbox, problems);
      });
      const db = await context.database();
      const stored = await storeSuite(db, definition);
      const known = findKnownCard({ suite: stored.suite, format: definition.format });
      await appendSuiteCard(db, stored.suite, known);
      const whole = definition.tasks.filter((task) => task.testPlan.kind === "checker").length;
      const { revision, taskCount: tasks, created } = stored;
      context.output.result(
        { suite: stored.suite, revision, tasks, checkedAsAWhole: whole, created },
        `${stored.suite}, revision ${revision}: ${tasks} tasks ${created ? "stored" : "were stored before"}; ${whole} are checked as a whole`,
      );
    });
};

function parseFormat(value: string): Format {
  const format = formats.find((known) => known === value);
  if (!format) throw new InvalidArgumentError(`known formats: ${formats.join(", ")}.`);
  return format;
}

/** Slugs hold only a–z, 0–9 and `-`: they stand in addresses and seed labels. */
export function parseSlug(value: string): string {
  if (!/^[a-z0-9][a-z0-9-]{0,79}$/.test(value)) {
    throw new InvalidArgumentError("only a-z, 0-9 and - are allowed, 80 characters at most.");
  }
  return value;
}
