import type {
  Received,
  SandboxBackend,
  SandboxHandle,
  SandboxLimits,
} from "../../../lib/core/ports/sandbox";
import { formatWire } from "../../../lib/core/values/format-wire";
import { pythonLiteral } from "../../../lib/core/values/python-literal";
import type { Value } from "../../../lib/core/values/value";
import type { ConformanceLanguage } from "./conformance-language";

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
  argumentsText: string,
): Promise<Reply> {
  const loaded = await ask(handle, "L", entryPoint, source);
  if (loaded.kind === "ended" || loaded.status !== "L") return loaded;
  return ask(handle, "A", argumentsText);
}

/** The tuple of arguments as a language's driver takes it: Python a literal, the others wire text. */
export function argumentsText(language: ConformanceLanguage, items: Value[]): string {
  const tuple: Value = { kind: "tuple", items };
  return language === "python" ? pythonLiteral(tuple) : formatWire(tuple);
}

/** One program from source to reply, compiled where its language needs it. `use` sees the open sandbox. */
export async function runProgram(
  backend: SandboxBackend,
  request: {
    language: ConformanceLanguage;
    limits: SandboxLimits;
    source: string;
    arguments: Value[];
    entryPoint?: string;
  },
  use: (handle: SandboxHandle, reply: Reply) => Promise<void> = async () => {},
): Promise<{ reply: Reply; usage: ReturnType<SandboxHandle["usage"]> | null }> {
  const { language, limits, source, entryPoint = "attack" } = request;
  const compiled = await backend.compile(language, { program: "driver", entryPoint, source });
  if (compiled.kind === "refused") {
    const text = formatWire({ kind: "string", value: compiled.detail });
    return { reply: { kind: "answer", status: "S", text }, usage: null };
  }
  if (compiled.kind === "ended") {
    const { reason } = compiled;
    return { reply: { kind: "ended", reason, starved: false, detail: "compiling" }, usage: null };
  }
  const handle = await backend.acquire(language, limits, "driver");
  try {
    const literal = argumentsText(language, request.arguments);
    const reply = await loadAndCall(handle, entryPoint, compiled.text, literal);
    await use(handle, reply);
    await handle.dispose();
    return { reply, usage: handle.usage() };
  } finally {
    await handle.dispose();
  }
}
