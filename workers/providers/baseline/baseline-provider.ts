import { z } from "zod";
import { baselineAnswer, chooseAnswer } from "../../../lib/core/baselines/baseline-answer";
import type { BaselineSlug } from "../../../lib/core/baselines/baselines";
import { DomainError } from "../../../lib/core/errors";
import {
  type Asked,
  type ModelAnswer,
  type ModelProvider,
  type ModelQuestion,
  type RawReply,
  UnusableReply,
} from "../../../lib/core/ports/model-provider";
import type { TaskDefinition } from "../../../lib/core/suite/suite-definition";

/** What a baseline answers a task with. It never leaves the worker. */
export type BaselineTask = Pick<TaskDefinition, "taskKey" | "referenceSolution" | "plantedFaults">;
export type FindBaselineTask = (taskKey: string) => Promise<BaselineTask | null>;

const replySchema = z.object({ taskKey: z.string() });

/**
 * A built-in contestant. Its raw reply, which is kept, names the task and which answer was chosen; the
 * answer itself, a reference solution or a planted fault, is looked up as the reply is read.
 */
export class BaselineProvider implements ModelProvider {
  constructor(
    private readonly slug: BaselineSlug,
    private readonly findTask: FindBaselineTask,
  ) {}

  /** @throws DomainError not-found for a task that is not known here. */
  async ask({ taskKey }: ModelQuestion, signal: AbortSignal): Promise<Asked> {
    signal.throwIfAborted();
    const { plantedFaults } = await this.requireTask(taskKey);
    const chosen = chooseAnswer(this.slug, taskKey, plantedFaults.length);
    const body = Buffer.from(JSON.stringify({ taskKey, chosen }));
    return { kind: "replied", raw: { status: 200, body, latencyMs: 0 } };
  }

  /** @throws DomainError not-found; integrity where the task has no such answer. */
  async read({ body }: RawReply): Promise<ModelAnswer> {
    const text = baselineAnswer(this.slug, await this.requireTask(readTaskKey(body)));
    const uncounted = { promptTokens: null, completionTokens: null };
    return { text, build: "built in", finishReason: "stop", ...uncounted };
  }

  private async requireTask(taskKey: string): Promise<BaselineTask> {
    const task = await this.findTask(taskKey);
    if (task === null) throw new DomainError("not-found", `no task is called ${taskKey}`);
    return task;
  }
}

function readTaskKey(body: Uint8Array): string {
  try {
    return replySchema.parse(JSON.parse(Buffer.from(body).toString("utf8"))).taskKey;
  } catch {
    throw new UnusableReply("malformed-reply", "it is no reply of a baseline");
  }
}
