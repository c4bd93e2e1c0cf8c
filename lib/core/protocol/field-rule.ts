import type { ComparedThing } from "../vocabulary";

/**
 * What a difference in a field means.
 * refuse, warn, fine: whatever the values. tenth: numbers that differ by more than 10% of the smaller
 * refuse, others warn. version: another name or major version refuses, a minor one warns. decimal:
 * equal numbers may be spelt differently, others warn. draw: of another week's draw from the pool, warn;
 * otherwise refuse. sample: of another draw, or of a sample of the same revision, warn; otherwise refuse. candidates: fine where the unbiased estimator holds, otherwise refuse.
 */
export type FieldRule =
  | "refuse"
  | "warn"
  | "fine"
  | "tenth"
  | "version"
  | "decimal"
  | "draw"
  | "sample"
  | "candidates";

/** Methodology, section 6; what it does not name warns, so that no new field is silently fine. */
const rules: Readonly<Record<string, FieldRule>> = {
  "task.suite": "refuse",
  "task.revision": "draw",
  "task.taskCount": "warn",
  "task.taskIdsSha256": "warn",
  "task.testsSha256": "sample",
  "task.publicTestsSha256": "sample",
  "task.hiddenTestsSha256": "sample",
  "task.promptsSha256": "sample",
  "task.signaturesSha256": "sample",
  "task.allowedImports": "refuse",
  "generation.modelBuild": "fine",
  "generation.promptTemplate": "refuse",
  "generation.temperature": "decimal",
  "generation.topP": "decimal",
  "generation.candidatesPerTask": "candidates",
  "generation.repairLoop": "refuse",
  "generation.harness": "version",
  "generation.design": "refuse",
  "generation.attempts": "refuse",
  "generation.selection": "refuse",
  "generation.tools": "refuse",
  "generation.retrieval": "refuse",
  "generation.networkAccess": "refuse",
  "generation.historyAccess": "refuse",
  "generation.maxTurns": "tenth",
  "generation.maxTotalTokens": "tenth",
  "generation.maxWallMs": "tenth",
  "execution.limits.cpuMsPerTest": "tenth",
  "execution.limits.cpuMsTotal": "tenth",
  "execution.limits.wallMsPerTest": "tenth",
  "execution.limits.memoryBytes": "tenth",
  "execution.network": "refuse",
  "execution.packageAllowlist": "refuse",
  "scoring.allTestsMustPass": "refuse",
  "scoring.equality": "refuse",
  "scoring.extractionRule": "refuse",
  "scoring.formatFailureIsFailure": "refuse",
  "scoring.timeoutIsFailure": "refuse",
  "scoring.estimator": "refuse",
  "scoring.k": "refuse",
  "scoring.weights": "refuse",
  "scoring.droppedTasks": "refuse",
  "scoring.resamples": "fine",
};

/** Where whole systems are compared these are part of what is compared. */
const ofTheSystem: ReadonlySet<string> = new Set([
  "generation.harness",
  "generation.attempts",
  "generation.repairLoop",
  "generation.selection",
  "generation.tools",
  "generation.retrieval",
  "generation.contextTrimming",
  "generation.patchFormat",
  "generation.maxTurns",
  "generation.maxTotalTokens",
  "generation.maxWallMs",
]);

/** The rule for a field of a manifest, by its path. */
export function fieldRule(path: string, compared: ComparedThing): FieldRule {
  if (compared === "system" && ofTheSystem.has(path)) return "fine";
  return rules[path] ?? "warn";
}

/** Task set, pass@1-or-k, harness and budget: undisclosed, they allow no comparison between suites. */
const indispensable: ReadonlySet<string> = new Set([
  "task.suite",
  "task.revision",
  "task.taskCount",
  "task.taskIdsSha256",
  "generation.candidatesPerTask",
  "generation.design",
  "generation.attempts",
  "generation.harness",
  "generation.maxTurns",
  "generation.maxTotalTokens",
  "generation.maxWallMs",
  "scoring.estimator",
  "scoring.k",
]);

/** Whether a comparison needs the field to be stated, where not both runs are of one suite revision. */
export function isIndispensable(path: string): boolean {
  return indispensable.has(path);
}
