import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { checkoutRoot } from "../checkout-root";
import { CommandContext } from "../cli/command-context";
import { gradingWidth } from "../jobs/grading-width";
import { mapConcurrently } from "../jobs/map-concurrently";
import { openSandbox } from "../open-sandbox";
import { readBenchmarkTasks } from "./agreement/benchmark-task";
import { compareSet, type SetComparison } from "./agreement/compare-set";
import { type CompletionSet, readCompletionSets } from "./agreement/completion-set";
import { gradeSet, required } from "./agreement/graded-set";
import { harnessRun } from "./agreement/harness";
import { knownCauses } from "./agreement/known-causes";
import { listNearLimits } from "./agreement/list-near-limits";
import { type MarkedCandidate, readMarkedCandidates } from "./agreement/marked-candidate";
import { RememberedRuns } from "./agreement/remembered-runs";
import { renderReport } from "./agreement/render-report";
import { runErrorbar } from "./agreement/run-errorbar";
import { type Treatment, treatmentOf } from "./agreement/treatment";

/**
 * Grades every completion set of the test data, compares each verdict with upstream's, and writes
 * AGREEMENT.md. Ends with 1 when a differing verdict has no cause. The home is kept, so that a repeat
 * finds what was graded. Usage: npm run report:agreement [-- KEY ...] (with keys: those sets alone,
 * and the text goes to standard output)
 */
type Graded = Extract<Treatment, { kind: "graded" }>;

const home = process.env.ERRORBAR_HOME ?? join(checkoutRoot, "dist", "agreement");
process.env.ERRORBAR_HOME = home;
const startedAt = performance.now();
const wanted = new Set(process.argv.slice(2));
const sets = (await readCompletionSets()).filter(({ key }) => wanted.size === 0 || wanted.has(key));
const treated = sets.map((set) => ({ set, treatment: treatmentOf(set) }));

say(`home ${home}, kept for the next time`);
const problems = new Map(
  treated.flatMap(({ treatment }) =>
    treatment.kind === "graded" ? [[treatment.suite.id, treatment.suite.problems] as const] : [],
  ),
);
const context = new CommandContext();
// Open all the time: otherwise every command would start the database and stop it again.
const db = await context.database();
for (const [suite, file] of problems) await importSuite(suite, file);
const backend = await openSandbox(home);
const remembered = new RememberedRuns(backend, join(home, "harness-runs.jsonl"));
let comparisons: SetComparison[] = [];
try {
  for (const { set, treatment } of treated) {
    if (treatment.kind === "graded") comparisons = [...comparisons, await compare(set, treatment)];
  }
  const setOf = new Map(comparisons.map(({ graded, set }) => [graded.runId, set]));
  const near = await listNearLimits(db, [...setOf.keys()]);
  const text = renderReport({
    comparisons,
    rateAlone: treated.flatMap(({ set, treatment }) =>
      treatment.kind === "rate-alone" ? [set] : [],
    ),
    outcomesOnly: treated.flatMap(({ set, treatment }) =>
      treatment.kind === "outcomes-only" ? [set] : [],
    ),
    nearLimits: near
      .flatMap(({ runId, ...entry }) => {
        const set = setOf.get(runId);
        return set === undefined ? [] : [{ set, ...entry }];
      })
      .sort((a, b) => sets.indexOf(a.set) - sets.indexOf(b.set)),
  });
  if (wanted.size > 0) process.stdout.write(text);
  else writeFileSync(join(checkoutRoot, "AGREEMENT.md"), text);
} finally {
  await backend.close();
  await context.close();
}
const open = comparisons.flatMap(({ differing }) => differing).filter(({ cause }) => !cause);
const seconds = Math.round((performance.now() - startedAt) / 1000);
say(`${comparisons.length} sets compared in ${seconds} s; ${open.length} verdicts without a cause`);
process.exitCode = open.length > 0 ? 1 : 0;

function say(line: string): void {
  process.stderr.write(`${line}\n`);
}

async function importSuite(suite: string, file: string): Promise<void> {
  const words = ["--json", "suite", "import", "--suite", suite, "--file", required(file)];
  const { status } = await runErrorbar(home, words);
  if (status !== 0) throw new Error(`suite import of ${file} ended with ${status}`);
}

async function compare(set: CompletionSet, treatment: Graded): Promise<SetComparison> {
  const graded = await gradeSet(home, set, treatment);
  const candidates = await readMarkedCandidates(required(set.file));
  const marked = candidates.every(({ mark }) => mark !== null);
  const harness = marked ? null : await runHarness(set, treatment, candidates);
  const compared = compareSet(set, treatment, graded, candidates, harness, knownCauses);
  const unknown = compared.differing.filter(({ cause }) => cause === null);
  say(`${set.key}: ${compared.differing.length} differ, ${unknown.length} without a cause`);
  for (const { taskId, index, passedUpstream } of unknown) {
    say(`  ${taskId} candidate ${index} ${passedUpstream ? "passed" : "failed"} upstream`);
  }
  return compared;
}

/** What the makers' harness would say, by candidate; as many at a time as there are processors. */
async function runHarness(
  set: CompletionSet,
  { suite, harness }: Graded,
  candidates: MarkedCandidate[],
): Promise<Map<MarkedCandidate, boolean>> {
  const tasks = await readBenchmarkTasks(required(suite.problems));
  const progress = context.output.progress(`harness of ${set.key}`, candidates.length);
  const results = await mapConcurrently(candidates, gradingWidth(backend), async (candidate) => {
    const task = tasks.get(candidate.taskId);
    if (!task) throw new Error(`${suite.problems} has no task ${candidate.taskId}`);
    const { passed } = await remembered.run(harnessRun(harness, task, candidate.completion));
    progress.advance();
    return [candidate, passed] as const;
  });
  progress.stop();
  return new Map(results);
}
