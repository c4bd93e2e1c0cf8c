import type { GradableSuite } from "../../db/repositories/suite-revision";
import { DomainError } from "../../lib/core/errors";
import type { SandboxBackend } from "../../lib/core/ports/sandbox";
import { canonicalJson } from "../../lib/core/protocol/canonical-json";
import type { Manifest } from "../../lib/core/protocol/manifest";
import type { Language } from "../../lib/core/vocabulary";
import { buildExecutionContract, languagesOf } from "./build-manifest";

/**
 * Verdicts of one run, and those that it is set against, come from one kind of machine: what was frozen is
 * what they are reached with.
 * @throws DomainError environment where this machine's images, policy or limits are others.
 */
export function assertSameMachine(
  backend: SandboxBackend,
  { suite, tasks, cycle }: { suite: GradableSuite; tasks: { language: Language }[]; cycle: string },
  frozen: Manifest["execution"],
): void {
  const here = buildExecutionContract(suite, languagesOf(tasks), backend);
  if (canonicalJson(here) === canonicalJson(frozen)) return;
  throw new DomainError(
    "environment",
    `${cycle} was opened with another runtime, policy or limits than this machine has: ` +
      "use the version of Errorbar that opened it",
  );
}
