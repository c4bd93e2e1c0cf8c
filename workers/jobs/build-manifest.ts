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
import type { Visibility } from "../../lib/core/vocabulary";
import { countingRules } from "./counting-rules";

/** Nothing stated by whoever made the completions. */
export const undisclosedGeneration = generationContract.parse(
  Object.fromEntries(Object.keys(generationContract.shape).map((field) => [field, null])),
);

const standardLibrary = "the language's standard library alone";

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
    execution: buildExecutionContract(suite, backend),
    scoring: {
      allTestsMustPass: true,
      equality: suite.equality,
      extractionRule: nameExtractionRules(tasks.map(({ language }) => language)),
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
    allowedImports: standardLibrary,
    testsSha256: digest(({ testSuiteVersion }) => testSuiteVersion),
    publicTestsSha256: digestPlans("public"),
    hiddenTestsSha256: digestPlans("hidden"),
  };
}

/** The part of a plan that everybody may see, or the part that nobody may. */
function selectTests(plan: TestPlan, visibility: Visibility): unknown {
  if (plan.kind !== "calls") return plan.visibility === visibility ? plan : null;
  return { ...plan, cases: plan.cases.filter((testCase) => testCase.visibility === visibility) };
}

/** How submissions of a suite are executed on this machine now. */
export function buildExecutionContract(
  suite: GradableSuite,
  backend: SandboxBackend,
): NonNullable<Manifest["execution"]> {
  return {
    backend: backend.nameFor("python"),
    isolation: backend.capabilities().isolation,
    policySha256: backend.policySha256("python", suite.limits),
    environmentSha256: backend.environmentSha256("python"),
    packageAllowlist: standardLibrary,
    limits: { ...suite.limits },
    network: "none",
    filesystem: "read-only root, private scratch",
  };
}
