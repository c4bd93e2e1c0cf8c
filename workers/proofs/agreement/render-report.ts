import type { SetComparison } from "./compare-set";
import type { CompletionSet } from "./completion-set";
import { renderCounts, renderDifferences, renderUnexplained } from "./render-differences";
import { renderRates } from "./render-rates";
import { renderNearZero, renderSeveralCandidates } from "./render-several";
import { renderTable } from "./render-table";
import { grouped, nameCandidate, percent } from "./report-text";

export interface ReportContent {
  comparisons: SetComparison[];
  /** Of languages in which no harness of upstream is run beside ours. */
  rateAlone: CompletionSet[];
  outcomesOnly: CompletionSet[];
  nearLimits: { set: CompletionSet; taskId: string; index: number }[];
}

/** The whole of AGREEMENT.md. Equal content gives equal text. */
export function renderReport(content: ReportContent): string {
  const { comparisons } = content;
  const candidates = sum(comparisons.map(({ graded }) => graded.verdicts.length));
  const sections = [
    renderIntroduction(comparisons, candidates),
    renderRates(comparisons),
    renderDifferences(comparisons),
    renderCounts(comparisons),
    renderSeveralCandidates(comparisons),
    renderNearZero(comparisons),
    renderNearLimits(content),
    renderNotCompared(content),
    renderUnexplained(comparisons),
  ];
  return `${sections.filter((section) => section !== "").join("\n\n")}\n`;
}

function renderIntroduction(comparisons: SetComparison[], candidates: number): string {
  const differing = sum(comparisons.map((entry) => entry.differing.length));
  return `# Agreement with published results

${comparisons.length} public sets of completions with ${grouped(candidates)} candidates, graded here and compared with what was
published about them, one candidate at a time. ${differing} verdicts differ.

This file is written by \`npm run report:agreement\`, which ends with 1 when a differing verdict has no
cause. It needs the test data beside the checkout, or \`ERRORBAR_TEST_DATA\`. A test carries out every
cause: the same candidate with the named difference, and it alone, gets the verdict that it had upstream
(\`workers/proofs/agreement/known-causes.sandbox.test.ts\`).

Where the makers of a set kept a mark for each candidate, ours are compared with those marks. Where
they did not, every candidate was run here once more the way that their harness does it (answer and test in
one bare process, which is believed), and ours are compared with that.`;
}

function renderNearLimits({ comparisons, nearLimits }: ReportContent): string {
  const known = comparisons.flatMap(({ set, countCauses }) =>
    countCauses.filter(({ nearLimit }) => nearLimit).map((cause) => ({ ...cause, set })),
  );
  const candidates = [...known, ...nearLimits].map(
    ({ set, taskId, index }) => `- ${set.model}: ${nameCandidate(set, { taskId, index })}`,
  );
  const title = "## Near a limit of time";
  if (candidates.length === 0) return `${title}\n\nNone.`;
  return `${title}

These need about what the limits allow: known ones, and those that passed with less than 10% of their CPU
time left when this was written. On another or a busier machine they may be stopped or pass, and this list
may be another: such a verdict says as much about the machine as about the answer.

${[...new Set(candidates)].join("\n")}`;
}

function renderNotCompared({ rateAlone, outcomesOnly }: ReportContent): string {
  const rows = [
    ...rateAlone.map((set) => [
      set.model,
      set.benchmark,
      percent(set.published["pass@1"]),
      "no verdicts were published: `npm run proof -- check-canonical` compares the rate",
    ]),
    ...outcomesOnly.map((set) => [
      set.key,
      set.benchmark,
      percent(set.published["pass@1"]),
      "outcomes alone were published: nothing to grade",
    ]),
  ];
  return `## Not compared verdict by verdict\n\n${renderTable(["set", "benchmark", "published pass@1", "why"], rows)}`;
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
