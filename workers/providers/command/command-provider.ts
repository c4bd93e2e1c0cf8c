import { spawn } from "node:child_process";
import { tmpdir } from "node:os";
import { performance } from "node:perf_hooks";
import type { ModelEndpoint } from "../../../lib/core/model/model-endpoint";
import { replyLimits } from "../../../lib/core/model/provider-limits";
import {
  type Asked,
  type ModelAnswer,
  type ModelProvider,
  type ModelQuestion,
  type ProviderFault,
  type RawReply,
  UnusableReply,
} from "../../../lib/core/ports/model-provider";

/** What a program may know of its surroundings: nothing that could be a key. */
const inherited = ["PATH", "HOME", "LANG", "TZ"] as const;

type Ended = { fault: ProviderFault | null; output: Buffer };

/**
 * A program that reads a prompt on its standard input and prints a completion. It is started without a
 * shell, once for each question; how it is asked stands in variables named ERRORBAR_….
 */
export class CommandProvider implements ModelProvider {
  constructor(
    private readonly endpoint: Extract<ModelEndpoint, { kind: "command" }>,
    private readonly env: Readonly<Record<string, string | undefined>>,
  ) {}

  async ask(question: ModelQuestion, signal: AbortSignal): Promise<Asked> {
    signal.throwIfAborted();
    const startMs = performance.now();
    const { fault, output } = await this.run(question, signal);
    const latencyMs = Math.round(performance.now() - startMs);
    if (fault !== null) return { kind: "failed", fault, raw: null, retryAfterMs: null, latencyMs };
    return { kind: "replied", raw: { status: 200, body: output, latencyMs } };
  }

  read({ body }: RawReply): ModelAnswer {
    try {
      const text = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(body);
      return { text, build: null, finishReason: null, promptTokens: null, completionTokens: null };
    } catch {
      throw new UnusableReply("malformed-reply", "the program's output is not UTF-8");
    }
  }

  private run(question: ModelQuestion, signal: AbortSignal): Promise<Ended> {
    const { command } = this.endpoint;
    const { timeoutMs, maxReplyBytes } = replyLimits(this.endpoint);
    const [program = "", ...words] = command;
    return new Promise((resolve, reject) => {
      const child = spawn(program, words, {
        cwd: tmpdir(),
        env: this.childEnv(question) as NodeJS.ProcessEnv,
        stdio: ["pipe", "pipe", "ignore"],
        // A group of its own, so that its children end with it.
        detached: true,
      });
      const chunks: Buffer[] = [];
      let length = 0;
      const end = (settle: () => void) => {
        clearTimeout(timer);
        signal.removeEventListener("abort", stop);
        killGroup(child.pid);
        settle();
      };
      const finish = (fault: ProviderFault | null) =>
        end(() => resolve({ fault, output: Buffer.concat(chunks) }));
      const stop = () => end(() => reject(signal.reason));
      const timer = setTimeout(() => finish("timed-out"), timeoutMs);
      signal.addEventListener("abort", stop, { once: true });
      child.on("error", () => finish("unreachable"));
      child.stdout.on("data", (chunk: Buffer) => {
        chunks.push(chunk);
        length += chunk.length;
        if (length > maxReplyBytes) finish("too-large");
      });
      child.on("close", (code) => finish(code === 0 ? null : "server-error"));
      // A program may end without reading its prompt.
      child.stdin.on("error", () => {});
      child.stdin.end(question.prompt);
    });
  }

  private childEnv(question: ModelQuestion): Record<string, string | undefined> {
    const asked = {
      ERRORBAR_SYSTEM_PROMPT: question.systemPrompt?.replaceAll("\0", ""),
      ERRORBAR_TEMPERATURE: question.temperature,
      ERRORBAR_TOP_P: question.topP,
      ERRORBAR_MAX_TOKENS: question.maxTokens,
      ERRORBAR_SEED: question.seed,
      ERRORBAR_CANDIDATE: question.candidateIndex,
    };
    const stated = Object.entries(asked).filter(
      ([, value]) => value !== null && value !== undefined,
    );
    return {
      ...Object.fromEntries(inherited.map((name) => [name, this.env[name]])),
      ...Object.fromEntries(stated.map(([name, value]) => [name, String(value)])),
    };
  }
}

function killGroup(pid: number | undefined): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, "SIGKILL");
  } catch (cause) {
    // Gone already.
    if ((cause as NodeJS.ErrnoException).code !== "ESRCH") throw cause;
  }
}
