import { basename } from "node:path";
import type { Database } from "../../db/client";
import { findModel, type Model } from "../../db/repositories/find-model";
import { findSuiteRevision } from "../../db/repositories/find-suite-revision";
import { listSuiteTasks, type SuiteTask } from "../../db/repositories/list-suite-tasks";
import { registerModel } from "../../db/repositories/register-model";
import { requireGradable } from "../../db/repositories/suite-revision";
import { DomainError } from "../../lib/core/errors";
import { toScoreFacts } from "../../lib/core/scoring/score-facts";
import { taskKeyResolver } from "../../lib/core/suite/task-key-resolver";
import { openGraders } from "../graders/graders";
import { readCompletions } from "../importers/completions/read-completions";
import { readGenerationContract } from "../importers/completions/read-generation-contract";
import { refuseSurplusTries } from "../importers/completions/refuse-surplus-tries";
import { fileSha256 } from "../importers/file-sha256";
import { undisclosedGeneration } from "../jobs/build-manifest";
import { type Evaluation, type EvaluationStep, evaluateAnswers } from "../jobs/evaluate-answers";
import { gradeAnswers } from "../jobs/grade-answers";
import { assertEveryTaskAnswered } from "../jobs/open-run";
import { openSandbox } from "../open-sandbox";
import type { CommandContext } from "./command-context";
import { commandGroup } from "./command-group";
import { parseSlug } from "./parse-slug";
import { requireRuntime } from "./require-runtime";
import type { RegisterCommand } from "./run-command-line";
import type { Progress } from "./start-progress";

interface Options {
  suite: string;
  model: string;
  file: string;
  manifest?: string;
  register?: boolean;
}

const unscoredExitCode = 1;

export const register: RegisterCommand = (program, context) => {
  commandGroup(program, "completions")
    .command("import")
    .description("makes a run from answers made elsewhere and grades it")
    .requiredOption("--suite <id>", "the suite that was answered")
    .requiredOption("--model <slug>", "the registered model that answered", parseSlug)
    .requiredOption("--file <path>", "JSON Lines, plain or gzip")
    .option("--manifest <file>", "JSON: what is known of how the answers were made")
    .option("--register", "make a bare entry for the model if there is none")
    .action(async (options: Options) => {
      const { output } = context;
      const generation = options.manifest
        ? await readGenerationContract(options.manifest)
        : undisclosedGeneration;
      const db = await context.database();
      const found = await findSuiteRevision(db, options.suite);
      if (found === null) {
        throw new DomainError("not-found", `there is no suite ${options.suite}: see suite list`);
      }
      const suite = requireGradable(found);
      const tasks = await listSuiteTasks(db, suite.id);
      requireRuntime(suite.suiteId, tasks);
      const resolve = taskKeyResolver(tasks.map((task) => task.taskKey));
      const answers = await readCompletions(options.file, resolve);
      const source = { name: basename(options.file), sha256: await fileSha256(options.file) };
      // Before a model is registered on the way: a bad file writes nothing.
      assertEveryTaskAnswered({ source, tasks, answers });
      refuseSurplusTries(options.file, answers, generation);
      const backend = await openSandbox(context.env.home, { python: context.env.pythonBackend });
      context.onClose(() => backend.close());
      const given = { suite, tasks, answers, generation };
      const model = await requireModel(db, options);
      const { workerUrl } = await context.databaseServer();
      const evaluation = await evaluateAnswers(
        { db, objects: context.objects(), backend, log: context.log },
        workerUrl,
        {
          ...given,
          model,
          evidence: gradeAnswers({ ...given, made: "elsewhere", answersWithheld: false }).grade,
          source,
          submissionsWithheld: false,
        },
        await openGraders(),
        watchSteps(context, options.model, answers.length),
      );
      const answer = toAnswer(evaluation, tasks);
      output.result(answer, summarise(answer));
      if (evaluation.payload.unscored > 0) process.exitCode = unscoredExitCode;
    });
};

/** One line of progress a step: the one before ends as the next begins. */
function watchSteps(context: CommandContext, model: string, candidates: number) {
  let shown: Progress | undefined;
  context.onClose(async () => shown?.stop());
  return (total: number, step: EvaluationStep) => {
    shown?.stop();
    if (step === "grading") noteStart(context, candidates, total);
    if (total === 0) return () => {};
    const progress = context.output.progress(`${step} ${model}`, total);
    shown = progress;
    return () => progress.advance();
  };
}

/** Says what an earlier import of the same answers has left to do. */
function noteStart({ output }: CommandContext, candidates: number, open: number): void {
  if (open === 0) output.note("already recorded; nothing to grade");
  else if (open < candidates) output.note(`${candidates - open} already graded; ${open} to go`);
}

async function requireModel(db: Database, options: Options): Promise<Model> {
  const found = await findModel(db, options.model);
  if (found !== null) return found;
  if (!options.register) {
    throw new DomainError(
      "not-found",
      `there is no model ${options.model}: give --register to make a bare entry on the way`,
    );
  }
  const entry = { slug: options.model, name: options.model, provider: null, revision: null };
  return (await registerModel(db, { ...entry, synthetic: false })).model;
}

function toAnswer({ run, payload, verdicts, repeats }: Evaluation, tasks: SuiteTask[]) {
  const keyOf = new Map(tasks.map((task) => [task.id, task.taskKey]));
  const { passed, candidates, passRate, passAtK, interval, unscored } = toScoreFacts(payload);
  return {
    runId: run.id,
    model: run.model.slug,
    suite: payload.suite,
    tasks: payload.tasks,
    candidates,
    passed,
    passRate,
    passAtK,
    interval,
    verdicts: verdicts.map(({ candidate, current }) => ({
      taskId: keyOf.get(candidate.taskId) ?? "",
      candidateIndex: candidate.candidateIndex,
      verdict: current?.verdict ?? "voided",
      failureClass: current?.failureClass ?? null,
    })),
    unscored,
    excluded: payload.excluded,
    repeats: repeats.groups.map(({ selectedBy, repeated, flaky }) => ({
      selectedBy,
      repeated,
      flaky,
    })),
  };
}

function summarise(answer: ReturnType<typeof toAnswer>): string {
  const { model, suite, passed, tasks, passRate, interval, runId } = answer;
  const percent = (fraction: number) => (100 * fraction).toFixed(1);
  const rate =
    passRate === null || interval === null
      ? wordUnscored(answer)
      : `${percent(passRate)}%, 95% interval ${percent(interval.displayed.low)} to ${percent(interval.displayed.high)}`;
  const repeated = sum(answer.repeats.map((group) => group.repeated));
  const flaky = sum(answer.repeats.map((group) => group.flaky));
  return [
    `${model} on ${suite}: ${passed} of ${tasks} tasks passed at the first candidate; ${rate}`,
    `${repeated} candidates executed three times, ${flaky} of them flaky; never scored`,
    `run ${runId}`,
  ].join("\n");
}

/** Repeating helps against a voided verdict, never against a try that was not made. */
function wordUnscored({ unscored, verdicts }: ReturnType<typeof toAnswer>): string {
  const voided = verdicts.filter(({ verdict }) => verdict === "voided").length;
  if (voided > 0) return `${voided} candidates are left without a verdict: repeat the command`;
  return `${unscored} tries are missing at unsolved tasks, so there are only bounds: add them, or state fewer attempts`;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
