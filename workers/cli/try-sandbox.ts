import type { WorkerCheck } from "../../db/repositories/append-worker-checks";
import { DomainError } from "../../lib/core/errors";
import type { SandboxBackend } from "../../lib/core/ports/sandbox";
import { conformanceLanguages } from "../sandbox/conformance/conformance-language";
import { listenOnLoopback } from "../sandbox/conformance/listen-on-loopback";
import { reasonUnavailable } from "../sandbox/conformance/reason-unavailable";
import { attackLanguage } from "./checks/attack-language";

/**
 * Runs hostile programs in every language that this machine serves, and returns what was contained: what a
 * worker shows before it grades anything of a cycle.
 * @throws DomainError environment, naming the programs, where one is not contained.
 */
export async function trySandbox(backend: SandboxBackend): Promise<WorkerCheck[]> {
  const listener = await listenOnLoopback();
  try {
    const checks: WorkerCheck[] = [];
    for (const language of conformanceLanguages) {
      if ((await reasonUnavailable(backend, language)) !== null) continue;
      const { state, detail } = await attackLanguage(backend, language, listener.port, () => {});
      if (state !== "ok") {
        throw new DomainError("environment", `the sandbox does not hold, ${language}: ${detail}`);
      }
      const environmentSha256 = backend.environmentSha256(language);
      checks.push({ environmentSha256, passed: true, detail });
    }
    if (listener.connections() > 0) {
      throw new DomainError("environment", "connections came out of a sandbox");
    }
    return checks;
  } finally {
    listener.close();
  }
}
