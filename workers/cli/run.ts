import type { Database } from "../../db/client";
import { findModel, type Model } from "../../db/repositories/find-model";
import { findSuiteRevision } from "../../db/repositories/find-suite-revision";
import { listModels } from "../../db/repositories/list-models";
import { listSuiteTasks } from "../../db/repositories/list-suite-tasks";
import { type GradableSuite, requireGradable } from "../../db/repositories/suite-revision";
import { readCycleCap } from "../../lib/config/cycle-cap";
import { DomainError } from "../../lib/core/errors";
import { askSuite } from "../engine/ask-suite";
import { OpenModels, requireEndpoint } from "../engine/open-models";
import { openGraders } from "../graders/graders";
import { evaluateRun } from "../jobs/evaluate-run";
import { openSandbox } from "../open-sandbox";
import { answerEvaluation } from "./answer-evaluation";
import { commandGroup } from "./command-group";
import { parseCount } from "./parse-count";
import { parseSlug } from "./parse-slug";
import { requireRuntime } from "./require-runtime";
import type { RegisterCommand } from "./run-command-line";
import { watchSteps } from "./watch-steps";

interface Options {
  suite: string;
  model: string;
  n: number;
}

export const register: RegisterCommand = (program, context) => {
  commandGroup(program, "run")
    // What follows the name of a subcommand is that one's: run list has a --suite of its own.
    .enablePositionalOptions()
    .description("asks a model for answers to a suite and grades them; lists and shows runs")
    .option("--suite <id>", "the suite to answer")
    .option("--model <slug>", "the registered model to ask", parseSlug)
    .option("--n <count>", "candidates of each task", parseCount, 1)
    .action(async (given: Partial<Options>) => {
      const { suite: suiteId, model: slug, n } = requireBoth(given);
      const { env, output } = context;
      const cycleCap = readCycleCap(process.env);
      const db = await context.database();
      const suite = await requireSuite(db, suiteId);
      const tasks = await listSuiteTasks(db, suite.id);
      requireRuntime(suite.suiteId, tasks);
      const model = await requireModel(db, slug);
      const backend = await openSandbox(env.home, { python: env.pythonBackend });
      context.onClose(() => backend.close());
      const { workerUrl } = await context.databaseServer();
      const objects = context.objects();
      const models = new OpenModels(await listModels(db), process.env);
      const progress = output.progress(`asking ${slug}`, tasks.length * n);
      context.onClose(async () => progress.stop());
      const asking = { db, objects, workerUrl, log: context.log, backend };
      const runId = await askSuite(
        { ...asking, clock: () => new Date(), chance: Math.random, cycleCap },
        { suite, tasks, model, candidatesPerTask: n, opened: models.open(model) },
        { stopping: context.signal, onSettled: (steps) => progress.advance(steps) },
      );
      progress.stop();
      const evaluation = await evaluateRun(
        { ...asking, texts: objects },
        workerUrl,
        { runId, suite, tasks, sourceName: `answers of ${slug}` },
        await openGraders(),
        watchSteps(context, slug, tasks.length * n),
      );
      answerEvaluation(output, evaluation, tasks);
    });
};

function requireBoth({ suite, model, n = 1 }: Partial<Options>): Options {
  if (suite !== undefined && model !== undefined) return { suite, model, n };
  throw new DomainError("bad-input", "say which: run --suite ID --model SLUG, or run list");
}

async function requireSuite(db: Database, suiteId: string): Promise<GradableSuite> {
  const found = await findSuiteRevision(db, suiteId);
  if (found !== null) return requireGradable(found);
  throw new DomainError("not-found", `there is no suite ${suiteId}: see suite list`);
}

async function requireModel(db: Database, slug: string): Promise<Model> {
  const model = await findModel(db, slug);
  if (model === null)
    throw new DomainError("not-found", `there is no model ${slug}: see model list`);
  requireEndpoint(model);
  return model;
}
