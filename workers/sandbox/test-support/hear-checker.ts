import { randomBytes } from "node:crypto";
import { expect } from "vitest";
import type { SandboxHandle } from "../../../lib/core/ports/sandbox";

/** A test program for a checker, compiled where its language needs that. */
export interface CheckedProgram {
  entryPoint: string;
  preamble: string;
  source: string;
}

/**
 * What a checker's tests ask and, at the end, their last word, each as `KIND text`, or why the sandbox
 * ended. The candidate is one of which `answer` tells the answer, as wire text, to a question's arguments.
 * Disposes of the sandbox.
 */
export async function hearChecker(
  handle: SandboxHandle,
  { entryPoint, preamble, source }: CheckedProgram,
  answer: (question: string) => string,
): Promise<string[]> {
  const request = randomBytes(8).toString("hex");
  try {
    handle.send(Buffer.from([request, "T", entryPoint, preamble, source].join("\0")));
    const said: string[] = [];
    for (;;) {
      const [kind = "", text = ""] = await next(handle, request);
      said.push(`${kind} ${text}`.trim());
      if (kind !== "C") return said;
      handle.send(Buffer.from(`R\0["t",${answer(text)}]`));
    }
  } finally {
    await handle.dispose();
  }
}

async function next(handle: SandboxHandle, request: string): Promise<string[]> {
  const received = await handle.receive();
  if (received.kind === "ended") return [received.reason];
  const [id, ...rest] = Buffer.from(received.payload).toString("utf8").split("\0");
  expect(id).toBe(request);
  return rest;
}
