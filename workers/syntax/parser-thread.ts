import { join } from "node:path";
import { MessageChannel, receiveMessageOnPort, Worker } from "node:worker_threads";
import { z } from "zod";
import { DomainError } from "../../lib/core/errors";
import type { ParsedLanguage } from "../../lib/core/syntax/parsed-source";
import { checkoutRoot } from "../checkout-root";

const maxCpuMs = 2_000;
/** Far beyond a thread's own limit, on a busy machine too: by then it hangs or is dead. */
const maxSilenceMs = 60_000;
const maxStartMs = 60_000;

/** What a thread answers: a tree as numbers (parse-in-thread.mjs says which), or why there is none. */
const answerSchema = z.union([
  z.object({
    names: z.array(z.string()),
    numbers: z.instanceof(Int32Array),
    hasError: z.boolean(),
  }),
  z.object({ failed: z.string() }),
]);
export type ThreadAnswer = z.infer<typeof answerSchema>;

export interface ParserThread {
  /** Waits for the answer; null when none came. */
  parse(language: ParsedLanguage, text: string): ThreadAnswer | null;
  end(): void;
}

/**
 * Starts a thread that parses, and waits until it is ready. The parsers are C in WebAssembly and recurse: a
 * hostile text of ten thousand brackets overflows their memory, and they read the next text wrongly. In a
 * thread of their own they can be thrown away with their memory, and can be left when they hang.
 *
 * @throws DomainError `environment` when the grammars can't be read
 */
export function startParserThread(): ParserThread {
  const { port1, port2 } = new MessageChannel();
  const signal = new Int32Array(new SharedArrayBuffer(4));
  const worker = new Worker(join(checkoutRoot, "workers/syntax/parse-in-thread.mjs"), {
    workerData: { port: port2, signal, maxCpuMs, wasmFiles: wasmFiles() },
    transferList: [port2],
    // Nothing of this process's own flags, such as a test runner's loaders.
    execArgv: [],
  });
  // A thread's death shows as its silence, which every caller handles.
  worker.on("error", () => {});
  worker.unref();
  const end = () => void worker.terminate();
  const hear = (limitMs: number): unknown => {
    const end = performance.now() + limitMs;
    // The call that wakes for one answer may come late and wake the wait for the next one: only the
    // number says that there is an answer.
    while (Atomics.load(signal, 0) === 0) {
      const leftMs = end - performance.now();
      if (leftMs <= 0) return null;
      Atomics.wait(signal, 0, 0, leftMs);
    }
    Atomics.store(signal, 0, 0);
    return receiveMessageOnPort(port1)?.message ?? null;
  };
  if (hear(maxStartMs) === null) {
    end();
    throw new DomainError("environment", "the parsers of syntax trees do not start: run npm ci");
  }
  return {
    parse(language, text) {
      port1.postMessage({ language, text });
      return answerSchema.nullable().parse(hear(maxSilenceMs));
    },
    end,
  };
}

function wasmFiles() {
  const wasm = (folder: string) => join(checkoutRoot, "node_modules", folder, `${folder}.wasm`);
  return {
    parser: wasm("web-tree-sitter"),
    python: wasm("tree-sitter-python"),
    javascript: wasm("tree-sitter-javascript"),
    java: wasm("tree-sitter-java"),
  };
}
