import { InvalidArgumentError } from "commander";
import { defaultLimits } from "../../lib/core/suite/default-limits";
import type { ParseSource } from "../../lib/core/syntax/parsed-source";
import { openGraders } from "../graders/graders";
import type { BaseProblem } from "../importers/errorbar-pool/read-base-problem";
import { openSandbox } from "../open-sandbox";
import { openParser } from "../syntax/open-parser";
import type { CommandContext } from "./command-context";
import { commandGroup } from "./command-group";
import { formatTable } from "./format-table";
import { countFaults, wordFaults } from "./pool/count-faults";
import { countTasks, wordCounts } from "./pool/count-tasks";
import { findLikeBases } from "./pool/find-like-bases";
import { measureScorings, wordScorings } from "./pool/measure-scorings";
import { planReview } from "./pool/plan-review";
import { poolFolder, poolOption, selectBases } from "./pool/select-bases";
import { type ValidatedPool, validatePool } from "./pool/validate-pool";
import { writeValidated } from "./pool/validated-ledger";
import { ValidationCache } from "./pool/validation-cache";
import type { RegisterCommand } from "./run-command-line";
import { validateSuite } from "./validate-suite";

const invalidExitCode = 1;

interface Options {
  suite?: string;
  pool?: string;
  fresh: boolean;
  changed: boolean;
  draw: number;
  keep: boolean;
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
    .option("--changed", "only base problems that are not as they were when they last held", false)
    .option(
      "--draw <percent>",
      "with --changed: and so many percent of the others",
      parsePercent,
      0,
    )
    .option("--keep", "write down in the pool with which content each of them held", false)
    .action(async (ids: string[], options: Options) => {
      if (options.suite !== undefined) return validateSuite(context, options.suite);
      return validateFolder(context, ids, options);
    });
};

async function validateFolder(context: CommandContext, ids: string[], options: Options) {
  const startedAt = performance.now();
  const folder = poolFolder(options.pool);
  const all = await selectBases(folder, ids);
  const parse = await openParser();
  const review = await planReview(folder, all, { parse, ...options });
  const bases = all.filter(({ problem }) => review.selected.has(problem.id));
  const validated = await runValidation(context, bases, { parse, fresh: options.fresh });
  if (options.keep) await writeValidated(folder, review.ledgerWithout(validated.invalid));
  const seconds = Math.round((performance.now() - startedAt) / 1000);
  answer(context, { folder, seconds, all, bases, validated, similar: findLikeBases(parse, all) });
}

async function runValidation(
  context: CommandContext,
  bases: readonly BaseProblem[],
  { parse, fresh }: { parse: ParseSource; fresh: boolean },
): Promise<ValidatedPool> {
  const backend = await openSandbox(context.env.home, { python: context.env.pythonBackend });
  context.onClose(() => backend.close());
  const progress = context.output.progress("validating base problems", bases.length);
  context.onClose(async () => progress.stop());
  const tools = { backend, limits: defaultLimits, graderFor: await openGraders(), parse };
  const cache = fresh ? null : new ValidationCache(context.env.home);
  return validatePool(tools, bases, cache, (invalid) => {
    for (const { task, reason } of invalid) context.output.note(`${task}: ${reason}`);
    progress.advance();
  });
}

interface Answer {
  folder: string;
  seconds: number;
  all: readonly BaseProblem[];
  bases: readonly BaseProblem[];
  validated: ValidatedPool;
  similar: ReturnType<typeof findLikeBases>;
}

function answer(
  context: CommandContext,
  { folder, seconds, all, bases, validated: { tasks, remembered, invalid }, similar }: Answer,
): void {
  const counts = countTasks(tasks);
  const scorings = measureScorings(all);
  const faults = countFaults(all);
  for (const { first, second, words, code } of similar) {
    context.output.note(
      `much alike: ${first} and ${second}, by ${words.toFixed(2)} of their words and ${code.toFixed(2)} of their references`,
    );
  }
  const words = [
    `all ${tasks.length} tasks of ${bases.length} base problems hold (${remembered} of them held before), in ${seconds} s`,
    ...wordCounts(counts),
    wordFaults(faults),
    ...(scorings === null ? [] : [wordScorings(scorings)]),
  ].join("\n");
  const rows = invalid.map(({ task, reason }) => ({ task, reason }));
  const numbers = { bases: bases.length, tasks: tasks.length, remembered, seconds };
  context.output.result(
    { pool: folder, ...numbers, counts, faults, scorings, similar, invalid },
    formatTable(rows, words),
  );
  if (invalid.length > 0) process.exitCode = invalidExitCode;
}

function parsePercent(value: string): number {
  const percent = Number(value);
  if (value.trim() !== "" && percent >= 0 && percent <= 100) return percent;
  throw new InvalidArgumentError("a number from 0 to 100.");
}
