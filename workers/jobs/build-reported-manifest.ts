import type { PublicTask } from "../../db/repositories/list-public-tasks";
import type { SuiteRevision } from "../../db/repositories/suite-revision";
import type { Manifest } from "../../lib/core/protocol/manifest";
import { sha256Hex } from "../../lib/core/protocol/sha256-hex";
import { compareByteOrder } from "../../lib/core/sampling/compare-byte-order";
import { defaultResamples } from "../../lib/core/stats/draw-resamples";
import { countingRules } from "./counting-rules";

/** What is known of a run whose outcomes were measured elsewhere: its tasks' names and our scoring. */
export function buildReportedManifest(
  suite: SuiteRevision,
  tasks: readonly PublicTask[],
  generation: Manifest["generation"],
): Manifest {
  const keys = tasks.map((task) => task.taskKey).sort(compareByteOrder);
  return {
    task: {
      suite: suite.suiteId,
      revision: suite.revision,
      taskCount: tasks.length,
      taskIdsSha256: sha256Hex(keys.join("\n")),
      promptsSha256: null,
      signaturesSha256: null,
      allowedImports: null,
      testsSha256: null,
      publicTestsSha256: null,
      hiddenTestsSha256: null,
    },
    generation,
    execution: null,
    scoring: {
      allTestsMustPass: null,
      equality: null,
      extractionRule: null,
      formatFailureIsFailure: null,
      ...countingRules(generation),
      k: [suite.k],
      timeoutIsFailure: null,
      intervalMethod: "percentile bootstrap over base problems",
      resamples: defaultResamples,
    },
  };
}
