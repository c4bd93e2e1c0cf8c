import type { Model } from "../../db/repositories/find-model";
import { listModelAnswers } from "../../db/repositories/list-model-answers";
import type { SuiteTask } from "../../db/repositories/list-suite-tasks";
import type { GradableSuite } from "../../db/repositories/suite-revision";
import { withModelLock } from "../../db/with-run-lock";
import { toModelGeneration } from "../../lib/core/cycle/model-generation";
import { DomainError } from "../../lib/core/errors";
import type { SandboxBackend } from "../../lib/core/ports/sandbox";
import { SpendingGuard } from "../../lib/core/spending/spending-guard";
import { buildAskingContract } from "../jobs/build-asking-contract";
import { buildManifest } from "../jobs/build-manifest";
import { askQuestions } from "./ask-questions";
import type { AskingPorts, EnginePorts, OpenedModel } from "./engine-ports";
import { listOpenQuestions } from "./list-open-questions";
import { requireEndpoint } from "./open-models";
import { storeAskedRun } from "./store-asked-run";
import { toAskedModel, toGuarded } from "./to-asked-model";

export interface AskedSuite {
  suite: GradableSuite;
  tasks: SuiteTask[];
  model: Model;
  candidatesPerTask: number;
  opened: OpenedModel;
}

/**
 * Asks one model for answers to a suite, outside of any cycle, and stores the run of what it answered;
 * returns the run's id. What was answered before is not asked again.
 * @throws DomainError conflict when another process asks the model.
 */
export async function askSuite(
  ports: AskingPorts & Pick<EnginePorts, "cycleCap"> & { backend: SandboxBackend },
  { suite, tasks, model, candidatesPerTask, opened }: AskedSuite,
  watch: { stopping: AbortSignal; onSettled(steps: number): void },
): Promise<string> {
  const scope = { cycleId: null, modelId: model.id, suiteRevisionId: suite.id };
  const generation = {
    ...buildAskingContract(tasks, candidatesPerTask),
    ...toModelGeneration(model, requireEndpoint(model)),
  };
  return withModelLock(ports.workerUrl, scope, async (lost) => {
    const asked = { tasks, candidatesPerTask, afterReplyId: 0 };
    // Each call is a round of its own: attempts of earlier ones don't count against it.
    const open = (await listOpenQuestions(ports.db, scope, asked)).map((question) => ({
      ...question,
      faults: [],
    }));
    watch.onSettled(tasks.length * candidatesPerTask - open.length);
    const listSpending = async () =>
      (await listModelAnswers(ports.db, scope)).flatMap(({ cost }) =>
        cost === null ? [] : [{ model: model.slug, ...cost }],
      );
    const guard = new SpendingGuard(toGuarded(model), ports.cycleCap, await listSpending());
    const limits = { ...opened, guard, listSpending, onSettled: () => watch.onSettled(1) };
    const asking = toAskedModel(model, null, opened.provider, generation);
    const stopping = AbortSignal.any([watch.stopping, lost]);
    const { stopped } = await askQuestions(ports, asking, limits, open, stopping);
    lost.throwIfAborted();
    if (watch.stopping.aborted)
      throw new DomainError("conflict", "interrupted: repeat the command");
    if (stopped !== null) ports.log.warn({ model: model.slug, reason: stopped }, "asking stopped");
    const manifest = buildManifest(suite, tasks, ports.backend, generation);
    const cycle = suite.revision;
    const sourceName = `answers of ${model.slug}`;
    return storeAskedRun(ports, {
      cycleId: null,
      cycle,
      suite,
      tasks,
      model,
      manifest,
      sourceName,
    });
  });
}
