import type { TaskDefinition } from "../../../lib/core/suite/suite-definition";
import type { ProviderRequest } from "../../providers/test-support/provider-protocols";
import type { ProviderReply } from "../../providers/test-support/provider-reply";
import { ProviderServer } from "../../providers/test-support/provider-server";
import { answerTask } from "./answer-task";

/** One request for an answer, when it had come whole. */
export interface PoolRequest {
  model: string;
  taskKey: string;
  /** The key that it carried: it tells workers apart that are given different ones. */
  key: string | null;
  atMs: number;
}

/** Tokens that every answer states, so that every answer has one price. */
export const usage = { promptTokens: 1_000, completionTokens: 500 } as const;

/**
 * A provider on 127.0.0.1 that speaks the OpenAI protocol and answers the pool's tasks by `answerTask`. It
 * counts every request; a prompt of no task of the pool, or of an unknown model, gets status 404.
 *
 *     const server = await PoolServer.start(tasks, { "asked-1": 0.8 }, { delayMs: 200 });
 *     … endpoint { kind: openai-compatible, base_url: server.baseUrl, model: asked-1 } …
 *     server.requests.length; server.countByQuestion().get("asked-1 KEY");
 *     await server.close();
 */
export class PoolServer {
  /** Requests that were answered with a task's answer, in their order. */
  readonly requests: PoolRequest[] = [];
  /** Prompts or models that it does not know. */
  readonly unknown: string[] = [];
  /** How long each answer takes; may be changed at any time. */
  delayMs: number;
  private readonly taskOf: ReadonlyMap<string, TaskDefinition>;

  private constructor(
    private readonly server: ProviderServer,
    tasks: readonly TaskDefinition[],
    private readonly passShares: Readonly<Record<string, number>>,
    delayMs: number,
  ) {
    this.delayMs = delayMs;
    this.taskOf = new Map(tasks.map((task) => [task.prompt, task]));
    if (this.taskOf.size < tasks.length) throw new Error("two tasks of the pool share a prompt");
  }

  /**
   * Listens on a free port.
   * @param tasks all tasks that may be asked
   * @param passShares by model: how often it answers with the reference, in [0, 1]
   */
  static async start(
    tasks: readonly TaskDefinition[],
    passShares: Readonly<Record<string, number>>,
    { delayMs }: { delayMs: number },
  ): Promise<PoolServer> {
    const server = await ProviderServer.start();
    const pool = new PoolServer(server, tasks, passShares, delayMs);
    server.respond((request) => pool.answer(request));
    return pool;
  }

  /** What an endpoint of kind `openai-compatible` is given as its base URL. */
  get baseUrl(): string {
    return this.server.baseUrl("openai-compatible");
  }

  /** Requests by `MODEL TASKKEY`. */
  countByQuestion(): Map<string, number> {
    const counts = new Map<string, number>();
    for (const { model, taskKey } of this.requests) {
      const question = `${model} ${taskKey}`;
      counts.set(question, (counts.get(question) ?? 0) + 1);
    }
    return counts;
  }

  /** Forgets every request. */
  reset(): void {
    this.server.reset();
    this.requests.length = 0;
    this.unknown.length = 0;
  }

  close(): Promise<void> {
    return this.server.close();
  }

  private answer({ model, prompt, key }: ProviderRequest): ProviderReply {
    const task = this.taskOf.get(prompt);
    const passShare = this.passShares[model];
    if (task === undefined || passShare === undefined) {
      this.unknown.push(`${model}: ${prompt.slice(0, 80)}`);
      return { kind: "status", status: 404, message: "no such model, or no such task" };
    }
    this.requests.push({ model, taskKey: task.taskKey, key, atMs: Date.now() });
    const text = answerTask(model, task, passShare);
    return { kind: "answer", text, ...usage, delayMs: this.delayMs };
  }
}
