import { statSync } from "node:fs";
import { basename, resolve } from "node:path";
import { InvalidArgumentError } from "commander";
import { appendSuiteCard } from "../../db/repositories/append-suite-card";
import { storeSuite } from "../../db/repositories/store-suite";
import { DomainError } from "../../lib/core/errors";
import { slugPattern } from "../../lib/core/model/slug-pattern";
import { findKnownCard } from "../../lib/core/suite/cards/find-known-card";
import type { PublishedTask } from "../../lib/core/suite/published-task";
import type { SuiteDefinition } from "../../lib/core/suite/suite-definition";
import type { Value } from "../../lib/core/values/value";
import { lifeFile } from "../importers/errorbar-pool/life-file";
import { readPool } from "../importers/errorbar-pool/read-pool";
import { type ReadSuite, readSuiteFile, toSuiteDefinition } from "../importers/read-suite-file";
import { type SuiteFormat, suiteFormats } from "../importers/suite-format";
import { analyseTests } from "../jobs/analyse-tests";
import { openSandbox } from "../open-sandbox";
import type { CommandContext } from "./command-context";
import { commandGroup } from "./command-group";
import { parseSlug } from "./parse-slug";
import { languagesWithoutRuntime } from "./require-runtime";
import type { RegisterCommand } from "./run-command-line";

interface Options {
  format?: SuiteFormat;
  file: string;
  suite?: string;
}

export const register: RegisterCommand = (program, context) => {
  commandGroup(program, "suite")
    .command("import")
    .description("stores the tasks of a benchmark file as a suite")
    .requiredOption(
      "--file <path>",
      "JSON Lines or JSON, plain or gzip; with --format errorbar also a folder of base problems",
    )
    .option(
      "--format <format>",
      `one of: ${suiteFormats.join(", ")} (default: told by the file's fields)`,
      parseFormat,
    )
    .option("--suite <id>", "the suite's id (default: by the file's kind, and said)", parseSlug)
    .action(async ({ format, file, suite: id }: Options) => {
      if (format === "errorbar" && isFolder(file)) return importPool(context, file, id);
      const read = await readSuiteFile(file, format);
      // Opened once the file is known to be sound: a bad one is told on any machine.
      const analyses = await takeApart(context, read);
      const definition = toSuiteDefinition(read, id ?? read.published.defaultId, analyses);
      const db = await context.database();
      const stored = await storeSuite(db, definition);
      const card = definition.card ?? findKnownCard({ suite: stored.suite, format: read.format });
      await appendSuiteCard(db, stored.suite, card);
      const answer = toAnswer(read, definition, stored);
      context.output.result(answer, describeAnswer(answer));
    });
};

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
}

/** A pool of one's own: its active tasks, which are called private where it has a canary. */
async function importPool(context: CommandContext, folder: string, id: string | undefined) {
  const name = id ?? parsePoolId(folder);
  const words = { id: name, title: name, description: "Tasks of a pool of base problems." };
  const { suite: definition, tasks } = await readPool(folder, words);
  if (definition.tasks.length === 0) {
    throw new DomainError("bad-input", `${folder}: no task of it is active: see ${lifeFile}`);
  }
  const stored = await storeSuite(await context.database(), definition);
  const { suite, revision, taskCount, created } = stored;
  const answer = { suite, revision, format: "errorbar", tasks: taskCount, created };
  const left = tasks.length - taskCount;
  context.output.result(
    { ...answer, exposed: definition.exposed, notActive: left },
    `${suite}, revision ${revision} (a pool): ${taskCount} active tasks ${created ? "stored" : "were stored before"}, ${left} in reserve or retired; ${
      definition.exposed ? "public, for it has no canary" : "private"
    }`,
  );
}

function parsePoolId(folder: string): string {
  const name = basename(resolve(folder));
  if (slugPattern.test(name)) return name;
  throw new DomainError("bad-input", `${folder}: its name is no suite's id: name one with --suite`);
}

/** Tests of other languages than Python, and those taken apart before, need no sandbox. */
async function takeApart(context: CommandContext, { published }: ReadSuite): Promise<Value[]> {
  const { tasks } = published;
  const isSource = ({ tests }: PublishedTask) => tests.kind === "check" || tests.kind === "asserts";
  if (!tasks.some(isSource)) return [];
  const sandbox = await openSandbox(context.env.home, { python: context.env.pythonBackend });
  context.onClose(() => sandbox.close());
  const progress = context.output.progress("taking tests apart", tasks.length);
  context.onClose(async () => progress.stop());
  return analyseTests(sandbox, tasks, progress.advance);
}

function toAnswer(
  { format, sniffed }: ReadSuite,
  definition: SuiteDefinition,
  stored: Awaited<ReturnType<typeof storeSuite>>,
) {
  const { suite, revision, taskCount: tasks, created } = stored;
  const missingRuntimes = languagesWithoutRuntime(definition.tasks);
  const gradable = definition.tasks.filter((task) => !missingRuntimes.includes(task.language));
  const takenApart = gradable.filter((task) => task.testPlan.kind === "calls").length;
  return {
    suite,
    revision,
    format,
    sniffed,
    tasks,
    takenApart,
    checkedAsAWhole: gradable.length - takenApart,
    notGradable: tasks - gradable.length,
    missingRuntimes,
    created,
  };
}

function describeAnswer(answer: ReturnType<typeof toAnswer>): string {
  const { suite, revision, format, sniffed, tasks, created, missingRuntimes } = answer;
  const how = sniffed ? `told by its fields to be ${format}` : format;
  const what = created ? "stored" : "were stored before";
  const tests =
    missingRuntimes.length > 0
      ? `nothing can be graded yet: there is no ${missingRuntimes.join(" and no ")} runtime, so the test programs are kept for a later version`
      : `${answer.takenApart} tested call by call, ${answer.checkedAsAWhole} checked as a whole`;
  return `${suite}, revision ${revision} (${how}): ${tasks} tasks ${what}; ${tests}`;
}

function parseFormat(value: string): SuiteFormat {
  const format = suiteFormats.find((known) => known === value);
  if (!format) throw new InvalidArgumentError(`known formats: ${suiteFormats.join(", ")}.`);
  return format;
}
