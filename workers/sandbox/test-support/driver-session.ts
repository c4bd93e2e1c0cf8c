import type { Received, SandboxHandle } from "../../../lib/core/ports/sandbox";

/** What came back for one request: the driver's status letter and text, or how the process ended. */
export type Reply =
  | { kind: "answer"; status: string; text: string }
  | Extract<Received, { kind: "ended" }>;

/** Puts one request to the driver in a sandbox, without any of the judgement that grading adds. */
export async function ask(handle: SandboxHandle, ...parts: string[]): Promise<Reply> {
  handle.send(Buffer.from(["request", ...parts].join("\0")));
  const received = await handle.receive();
  if (received.kind === "ended") return received;
  const [, status = "", text = ""] = Buffer.from(received.payload).toString("utf8").split("\0");
  return { kind: "answer", status, text };
}

/** Loads a program and calls its entry point; the reply to the call, or to the load that failed. */
export async function loadAndCall(
  handle: SandboxHandle,
  entryPoint: string,
  source: string,
  argumentsLiteral: string,
): Promise<Reply> {
  const loaded = await ask(handle, "L", entryPoint, source);
  if (loaded.kind === "ended" || loaded.status !== "L") return loaded;
  return ask(handle, "A", argumentsLiteral);
}
