import type { SuiteTask } from "../../db/repositories/list-suite-tasks";
import type { GradableSuite } from "../../db/repositories/suite-revision";
import { nameExtractionRules } from "../../lib/core/extraction/extraction-rules";
import type { SandboxBackend } from "../../lib/core/ports/sandbox";
import { canonicalJson } from "../../lib/core/protocol/canonical-json";
import { generationContract, type Manifest } from "../../lib/core/protocol/manifest";
import { sha256Hex } from "../../lib/core/protocol/sha256-hex";
import { compareByteOrder } from "../../lib/core/sampling/compare-byte-order";
import type { TestPlan } from "../../lib/core/scoring/test-plan";
import { defaultResamples } from "../../lib/core/stats/draw-resamples";
import { describePackages } from "../../lib/core/suite/package-allowlist";
import type { Language, Visibility } from "../../lib/core/vocabulary";
import { countingRules } from "./counting-rules";

/** Nothing stated by whoever made the completions. */
export const undisclosedGeneration = generationContract.parse(
  Object.fromEntries(Object.keys(generationContract.shape).map((field) => [field, null])),
);

/** The frozen inputs of a run of these tasks on this machine. */
export function buildManifest(
  suite: GradableSuite,
  tasks: SuiteTask[],
  backend: SandboxBackend,
  generation: Manifest["generation"],
): Manifest {
  return {
    task: buildTaskContract(suite, tasks),
    generation,
    execution: buildExecutionContract(suite, languagesOf(tasks), backend),
    scoring: {
      allTestsMustPass: true,
      equality: suite.equality,
      extractionRule: nameExtractionRules(tasks),
      formatFailureIsFailure: true,
      ...countingRules(generation),
      k: [suite.k],
      timeoutIsFailure: true,
      intervalMethod: "percentile bootstrap over base problems",
      resamples: defaultResamples,
    },
  };
}

function buildTaskContract(suite: GradableSuite, tasks: readonly SuiteTask[]): Manifest["task"] {
  const digest = (toLine: (task: SuiteTask) => string) =>
    sha256Hex(
      tasks
        .map((task) => `${task.taskKey} ${toLine(task)}\n`)
        .sort(compareByteOrder)
        .join(""),
    );
  const digestPlans = (visibility: Visibility) =>
    digest(({ testPlan }) => sha256Hex(canonicalJson(selectTests(testPlan, visibility))));
  return {
    suite: suite.suiteId,
    revision: suite.revision,
    taskCount: tasks.length,
    taskIdsSha256: sha256Hex(
      tasks
        .map(({ taskKey }) => taskKey)
        .sort(compareByteOrder)
        .join("\n"),
    ),
    promptsSha256: digest(({ prompt }) => sha256Hex(prompt)),
    signaturesSha256: digest(({ language, entryPoint }) => `${language} ${entryPoint}`),
    allowedImports: describePackages(suite.packages, languagesOf(tasks)),
    testsSha256: digest(({ testSuiteVersion }) => testSuiteVersion),
    publicTestsSha256: digestPlans("public"),
    hiddenTestsSha256: digestPlans("hidden"),
  };
}

/** The part of a plan that everybody may see, or the part that nobody may. */
function selectTests(plan: TestPlan, visibility: Visibility): unknown {
  if (!("cases" in plan)) {
    const whole = "visibility" in plan ? plan.visibility : "hidden";
    return whole === visibility ? plan : null;
  }
  return { ...plan, cases: plan.cases.filter((testCase) => testCase.visibility === visibility) };
}

/** The languages of tasks, each once, in byte order. */
export function languagesOf(tasks: readonly { language: Language }[]): Language[] {
  return [...new Set(tasks.map(({ language }) => language))].sort(compareByteOrder);
}

/** How submissions of a suite in these languages are executed on this machine now. */
export function buildExecutionContract(
  suite: GradableSuite,
  used: readonly Language[],
  backend: SandboxBackend,
): NonNullable<Manifest["execution"]> {
  const names = new Set(used.map((language) => backend.nameFor(language)));
  return {
    backend: [...names].sort(compareByteOrder).join(", "),
    isolation: backend.capabilities().isolation,
    policySha256: joinDigests(used, (language) => backend.policySha256(language, suite.limits)),
    environmentSha256: joinDigests(used, (language) => backend.environmentSha256(language)),
    packageAllowlist: describePackages(suite.packages, used),
    limits: { ...suite.limits },
    network: "none",
    filesystem: "read-only root, private scratch",
  };
}

/** One language's digest as it is; of several, that of the canonical JSON of them by language. */
function joinDigests(used: readonly Language[], digestOf: (language: Language) => string): string {
  const [only, ...more] = used;
  if (only !== undefined && more.length === 0) return digestOf(only);
  const digests = used.map((language) => [language, digestOf(language)]);
  return sha256Hex(canonicalJson(Object.fromEntries(digests)));
}
