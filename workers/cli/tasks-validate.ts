import { InvalidArgumentError } from "commander";
import { defaultLimits } from "../../lib/core/suite/default-limits";
import { openGraders } from "../graders/graders";
import { openSandbox } from "../open-sandbox";
import { openParser } from "../syntax/open-parser";
import type { CommandContext } from "./command-context";
import { commandGroup } from "./command-group";
import { formatTable } from "./format-table";
import { countTasks, wordCounts } from "./pool/count-tasks";
import { findLikeBases } from "./pool/find-like-bases";
import { measureScorings, wordScorings } from "./pool/measure-scorings";
import { poolFolder, poolOption, selectBases } from "./pool/select-bases";
import { selectForReview } from "./pool/select-for-review";
import { validatePool } from "./pool/validate-pool";
import { ValidationCache } from "./pool/validation-cache";
import type { RegisterCommand } from "./run-command-line";
import { validateSuite } from "./validate-suite";

const invalidExitCode = 1;

interface Options {
  suite?: string;
  pool?: string;
  fresh: boolean;
  since?: string;
  draw?: number;
}

export const register: RegisterCommand = (program, context) => {
  commandGroup(program, "tasks")
    .command("validate")
    .description(
      "whether references pass, planted faults fail, and what is no answer fails as such",
    )
    .argument("[base...]", "ids of base problems (default: all)")
    .option(...poolOption)
    .option("--suite <id>", "a stored suite in the place of a pool: its references and faults")
    .option("--fresh", "validate again what held before", false)
    .option("--since <revision>", "only base problems that git has changed since then")
    .option("--draw <percent>", "and so many percent of the others, drawn by week", parsePercent)
    .action(async (ids: string[], options: Options) => {
      if (options.suite !== undefined) return validateSuite(context, options.suite);
      return validateFolder(context, ids, options);
    });
};

async function validateFolder(context: CommandContext, ids: string[], options: Options) {
  const startedAt = performance.now();
  const folder = poolFolder(options.pool);
  const all = await selectBases(folder, ids);
  const bases = await selectForReview(folder, all, options);
  const backend = await openSandbox(context.env.home, { python: context.env.pythonBackend });
  context.onClose(() => backend.close());
  const progress = context.output.progress("validating base problems", bases.length);
  context.onClose(async () => progress.stop());
  const parse = await openParser();
  const tools = { backend, limits: defaultLimits, graderFor: await openGraders(), parse };
  const cache = options.fresh ? null : new ValidationCache(context.env.home);
  const { tasks, remembered, invalid } = await validatePool(tools, bases, cache, progress.advance);
  const similar = findLikeBases(parse, all);
  const seconds = Math.round((performance.now() - startedAt) / 1000);
  const counts = countTasks(tasks);
  const scorings = measureScorings(all);
  const answer = { pool: folder, bases: bases.length, tasks: tasks.length, remembered, seconds };
  const words = [
    `all ${tasks.length} tasks of ${bases.length} base problems hold (${remembered} of them held before), in ${seconds} s`,
    ...wordCounts(counts),
    ...(scorings === null ? [] : [wordScorings(scorings)]),
  ].join("\n");
  for (const { first, second, words, code } of similar) {
    context.output.note(
      `much alike: ${first} and ${second}, by ${words.toFixed(2)} of their words and ${code.toFixed(2)} of their references`,
    );
  }
  const rows = invalid.map(({ task, reason }) => ({ task, reason }));
  context.output.result(
    { ...answer, counts, scorings, similar, invalid },
    formatTable(rows, words),
  );
  if (invalid.length > 0) process.exitCode = invalidExitCode;
}

function parsePercent(value: string): number {
  const percent = Number(value);
  if (value.trim() !== "" && percent >= 0 && percent <= 100) return percent;
  throw new InvalidArgumentError("a number from 0 to 100.");
}
