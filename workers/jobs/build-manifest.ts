import type { PublicTask } from "../../db/repositories/list-public-tasks";
import type { GradableSuite } from "../../db/repositories/suite-revision";
import { extractionRule } from "../../lib/core/extraction/extract-submission";
import type { SandboxBackend } from "../../lib/core/ports/sandbox";
import type { Manifest } from "../../lib/core/protocol/manifest";
import { sha256Hex } from "../../lib/core/protocol/sha256-hex";
import { compareByteOrder } from "../../lib/core/sampling/compare-byte-order";
import { defaultResamples } from "../../lib/core/stats/draw-resamples";

/** Nothing stated by whoever made the completions. */
export const undisclosedGeneration: Manifest["generation"] = {
  modelBuild: null,
  systemPrompt: null,
  promptTemplate: null,
  temperature: null,
  topP: null,
  maxTokens: null,
  seedPolicy: null,
  candidatesPerTask: null,
  repairLoop: null,
  harness: null,
};

/** The frozen inputs of a run of these tasks on this machine. */
export function buildManifest(
  suite: GradableSuite,
  tasks: PublicTask[],
  backend: SandboxBackend,
  generation: Manifest["generation"],
): Manifest {
  const keys = tasks.map((task) => task.taskKey).sort(compareByteOrder);
  const tests = tasks
    .map((task) => `${task.taskKey} ${task.testSuiteVersion}\n`)
    .sort(compareByteOrder);
  return {
    task: {
      suite: suite.suiteId,
      revision: suite.revision,
      taskCount: tasks.length,
      taskIdsSha256: sha256Hex(keys.join("\n")),
      testsSha256: sha256Hex(tests.join("")),
    },
    generation,
    execution: buildExecutionContract(suite, backend),
    scoring: {
      allTestsMustPass: true,
      equality: suite.equality,
      extractionRule,
      estimator: "unbiased pass@k",
      k: [suite.k],
      timeoutIsFailure: true,
      intervalMethod: "percentile bootstrap over base problems",
      resamples: defaultResamples,
    },
  };
}

/** How submissions of a suite are executed on this machine now. */
export function buildExecutionContract(
  suite: GradableSuite,
  backend: SandboxBackend,
): NonNullable<Manifest["execution"]> {
  return {
    backend: backend.name,
    isolation: backend.capabilities().isolation,
    policySha256: backend.policySha256(suite.limits),
    environmentSha256: backend.environmentSha256("python"),
    limits: { ...suite.limits },
    network: "none",
    filesystem: "read-only root, private scratch",
  };
}
