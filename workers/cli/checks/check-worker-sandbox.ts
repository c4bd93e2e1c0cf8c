import type { WorkerCheck } from "../../../db/repositories/append-worker-checks";
import type { SandboxBackend } from "../../../lib/core/ports/sandbox";
import { conformanceLanguages } from "../../sandbox/conformance/conformance-language";
import { listenOnLoopback } from "../../sandbox/conformance/listen-on-loopback";
import { reasonUnavailable } from "../../sandbox/conformance/reason-unavailable";
import { attackLanguage } from "./attack-language";

/**
 * Runs the short form of the hostile programs in every language that a backend serves: what a worker
 * answers for before it grades candidates of a cycle. A language that it can't serve has no row.
 * Takes some seconds.
 * @throws DomainError sandbox-fault when the machine failed and nothing can be said.
 */
export async function checkWorkerSandbox(backend: SandboxBackend): Promise<WorkerCheck[]> {
  const listener = await listenOnLoopback();
  try {
    const checks = await Promise.all(
      conformanceLanguages.map(async (language) => {
        if ((await reasonUnavailable(backend, language)) !== null) return [];
        const { state, detail } = await attackLanguage(backend, language, listener.port, () => {});
        const environmentSha256 = backend.environmentSha256(language);
        return [{ environmentSha256, passed: state === "ok", detail: `${language}: ${detail}` }];
      }),
    );
    const reached = listener.connections();
    return checks.flat().map((check) =>
      reached === 0
        ? check
        : {
            ...check,
            passed: false,
            detail: `${check.detail}; ${reached} connections came out of a sandbox`,
          },
    );
  } finally {
    listener.close();
  }
}
