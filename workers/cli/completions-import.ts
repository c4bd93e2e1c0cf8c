import { basename } from "node:path";
import type { Database } from "../../db/client";
import { findModel, type Model } from "../../db/repositories/find-model";
import { findSuiteRevision } from "../../db/repositories/find-suite-revision";
import { listSuiteTasks } from "../../db/repositories/list-suite-tasks";
import { registerModel } from "../../db/repositories/register-model";
import { requireGradable } from "../../db/repositories/suite-revision";
import { DomainError } from "../../lib/core/errors";
import { taskKeyResolver } from "../../lib/core/suite/task-key-resolver";
import { openGraders } from "../graders/graders";
import { readCompletions } from "../importers/completions/read-completions";
import { readGenerationContract } from "../importers/completions/read-generation-contract";
import { refuseSurplusTries } from "../importers/completions/refuse-surplus-tries";
import { fileSha256 } from "../importers/file-sha256";
import { undisclosedGeneration } from "../jobs/build-manifest";
import { evaluateAnswers } from "../jobs/evaluate-answers";
import { gradeAnswers } from "../jobs/grade-answers";
import { assertEveryTaskAnswered } from "../jobs/open-run";
import { openSandbox } from "../open-sandbox";
import { answerEvaluation } from "./answer-evaluation";
import { commandGroup } from "./command-group";
import { parseSlug } from "./parse-slug";
import { requireRuntime } from "./require-runtime";
import type { RegisterCommand } from "./run-command-line";
import { watchSteps } from "./watch-steps";

interface Options {
  suite: string;
  model: string;
  file: string;
  manifest?: string;
  register?: boolean;
}

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
      answerEvaluation(output, evaluation, tasks);
    });
};

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
