import type { SandboxBackend, SandboxLimits } from "../../../lib/core/ports/sandbox";
import { defaultLimits } from "../../../lib/core/suite/default-limits";
import type { ConformanceLanguage } from "../../sandbox/conformance/conformance-language";
import { argumentsText, loadAndCall } from "../../sandbox/conformance/driver-session";

const patient: SandboxLimits = {
  ...defaultLimits,
  cpuMsPerTest: 60_000,
  cpuMsTotal: 60_000,
  wallMsPerTest: 120_000,
};

/** A submission that is loaded and called once in a sandbox; `text` is compiled where that is needed. */
export async function runSandboxed(
  backend: SandboxBackend,
  language: ConformanceLanguage,
  text: string,
  limits = defaultLimits,
): Promise<void> {
  const handle = await backend.acquire(language, limits, "driver");
  const reply = await loadAndCall(handle, "solve", text, argumentsText(language, []));
  await handle.dispose();
  if (reply.kind !== "answer" || reply.status !== "R") {
    throw new Error(`a program in ${language} failed: ${JSON.stringify(reply).slice(0, 300)}`);
  }
}

/** The same under limits that a program which only computes does not meet. */
export const runPatiently = (
  backend: SandboxBackend,
  language: ConformanceLanguage,
  text: string,
): Promise<void> => runSandboxed(backend, language, text, patient);

/** What a driver loads in the place of the source. @throws Error when it does not compile. */
export async function compileFor(
  backend: SandboxBackend,
  language: ConformanceLanguage,
  source: string,
): Promise<string> {
  const request = { program: "driver" as const, entryPoint: "solve", source };
  const compiled = await backend.compile(language, request);
  if (compiled.kind === "compiled") return compiled.text;
  throw new Error(`a program in ${language} does not compile: ${JSON.stringify(compiled)}`);
}
