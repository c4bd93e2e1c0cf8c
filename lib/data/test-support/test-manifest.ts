import type { Manifest } from "../../core/protocol/manifest";

/** A manifest whose generation contract leaves everything but the model's build undisclosed. */
export function testManifest(): Manifest {
  return {
    task: { suite: "sample", revision: "r", taskCount: 1, taskIdsSha256: "0", testsSha256: "0" },
    generation: {
      modelBuild: "build-1",
      systemPrompt: null,
      promptTemplate: null,
      temperature: "0.2",
      topP: null,
      maxTokens: null,
      seedPolicy: null,
      candidatesPerTask: 1,
      repairLoop: null,
      harness: null,
    },
    execution: {
      backend: "none",
      isolation: "shared-kernel",
      environmentSha256: "0",
      policySha256: "0",
      limits: { processes: 64, cpuMsPerTest: 2_000, cpuMsTotal: 10_000 },
      network: "none",
      filesystem: "read-only root, private scratch",
    },
    scoring: {
      allTestsMustPass: true,
      equality: "typed",
      extractionRule: "1",
      estimator: "unbiased pass@k",
      k: [1],
      timeoutIsFailure: true,
      intervalMethod: "percentile bootstrap over base problems",
      resamples: 1000,
    },
  };
}
