import { aggregatePassAtK } from "../../../lib/core/stats/aggregate-pass-at-k";
import type { Differing, SetComparison } from "./compare-set";
import type { CompletionSet } from "./completion-set";
import { describeDifference } from "./difference";
import type { KnownCause } from "./known-cause";
import { publishedCount } from "./published-count";
import { rateNotes } from "./rate-note";
import { renderTable } from "./render-table";

export interface ReportContent {
  comparisons: SetComparison[];
  withoutRuntime: { set: CompletionSet; language: string }[];
  outcomesOnly: CompletionSet[];
  nearLimits: { set: CompletionSet; taskId: string; index: number }[];
}

/** The whole of AGREEMENT.md. Equal content gives equal text. */
export function renderReport(content: ReportContent): string {
  const { comparisons } = content;
  const candidates = sum(comparisons.map(({ graded }) => graded.verdicts.length));
  const sections = [
    introduction(comparisons, candidates),
    rates(comparisons),
    differences(comparisons),
    counts(comparisons),
    severalCandidates(comparisons),
    nearZero(comparisons),
    nearLimits(content),
    notGraded(content),
    unexplained(comparisons),
  ];
  return `${sections.filter((section) => section !== "").join("\n\n")}\n`;
}

function introduction(comparisons: SetComparison[], candidates: number): string {
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

function rates(comparisons: SetComparison[]): string {
  const groups = Map.groupBy(comparisons, ({ set }) => set.benchmark);
  const tables = [...groups].map(([benchmark, entries]) => {
    const rows = entries.map((entry) => [
      entry.set.model,
      published(entry),
      here(entry),
      passes(entry),
      entry.reference === "marks" ? "marks" : "harness",
      String(entry.differing.length),
    ]);
    const head = [
      "set",
      "published pass@1",
      "here, with 95% interval",
      "passed: published, here, of",
      "compared with",
      "differing",
    ];
    return `### ${benchmark}\n\n${renderTable(head, rows)}`;
  });
  return `## Rates\n\n${tables.join("\n\n")}`;
}

function published({ set }: SetComparison): string {
  const note = set.key in rateNotes ? " (other answers)" : "";
  return `${percent(set.published["pass@1"])}${note}`;
}

function here({ graded }: SetComparison): string {
  const rate = graded.passAtK["1"];
  const bounds = graded.interval?.displayed;
  if (rate == null || bounds === undefined) return "not scored";
  const [low, high] = [bounds.low, bounds.high].map((bound) => (100 * bound).toFixed(1));
  return `${precise(100 * rate, graded.verdicts.length)} (${low} – ${high})`;
}

function passes(entry: SetComparison): string {
  const { graded } = entry;
  const count = countPublished(entry);
  const all = grouped(graded.verdicts.length);
  return `${count === null ? "–" : grouped(count)}, ${grouped(countHere(entry))}, ${all}`;
}

function countPublished({ set, graded }: SetComparison): number | null {
  const figure = set.published["pass@1"];
  if (figure === undefined || set.key in rateNotes) return null;
  return publishedCount(figure, graded.verdicts.length);
}

function countHere({ graded }: SetComparison): number {
  return graded.verdicts.filter(({ verdict }) => verdict === "passed").length;
}

function differences(comparisons: SetComparison[]): string {
  const rows = comparisons.flatMap(({ set, differing }) =>
    differing.map((entry) => [
      set.key,
      nameCandidate(set, entry),
      entry.passedUpstream ? "passed" : "failed",
      entry.here.failureClass === null ? "passed" : `failed (${entry.here.failureClass})`,
      entry.cause === null ? "**no cause known**" : describeCause(entry.cause),
    ]),
  );
  if (rows.length === 0) return "## Differing verdicts\n\nNone.";
  const head = ["set", "candidate", "upstream", "here", "cause"];
  return `## Differing verdicts\n\n${renderTable(head, rows)}`;
}

function nameCandidate(set: CompletionSet, { taskId, index }: Pick<Differing, "taskId" | "index">) {
  return set.candidatesPerTask === 1 ? taskId : `${taskId}, ${index}`;
}

function describeCause(cause: KnownCause): string {
  return cause.differences.map(describeDifference).join("; and ");
}

/** Published counts that are not the number of candidates that passed upstream as we know it. */
function counts(comparisons: SetComparison[]): string {
  const lines = comparisons.flatMap((entry) => {
    const { set, passedUpstream, countCauses } = entry;
    const note = rateNotes[set.key];
    if (note !== undefined) return [`- ${set.model}: ${note}`];
    const count = countPublished(entry);
    if (count === passedUpstream) return [];
    if (count === null) return [`- ${set.model}: no whole number of candidates rounds to it.`];
    const causes = countCauses.map((cause) => `${cause.taskId}: ${describeCause(cause)}`);
    const why = causes.length > 0 ? causes.join("; ") : "**no cause known**";
    return [
      `- ${set.model}: published ${count}, while its harness passes ${passedUpstream} here. ${why}.`,
    ];
  });
  const equal = comparisons.length - lines.length;
  const others = lines.length === 0 ? "" : ` The others:\n\n${lines.join("\n")}`;
  return `## Published counts

For ${equal} of ${comparisons.length} sets the published percentage is exactly the number of candidates that the marks, or the
harness run here, let pass. So the rate here differs from the published one by the verdicts above and by
nothing else.${others}`;
}

function severalCandidates(comparisons: SetComparison[]): string {
  const rows = comparisons
    .filter(({ set }) => set.candidatesPerTask > 1)
    .flatMap((entry) =>
      Object.entries(entry.set.published)
        .map(([metric, value]) => [Number(metric.replace("pass@", "")), value] as const)
        .filter(([k]) => k > 1 && k <= entry.set.candidatesPerTask)
        .map(([k, value]) => [
          entry.set.model,
          `pass@${k}`,
          percent(value),
          precise(100 * (passAt(entry, k) ?? Number.NaN), entry.graded.verdicts.length),
        ]),
    );
  if (rows.length === 0) return "";
  return `## More than one candidate a task\n\n${renderTable(["set", "metric", "published", "here"], rows)}`;
}

function passAt({ graded }: SetComparison, k: number): number | null {
  const byTask = Map.groupBy(graded.verdicts, ({ taskId }) => taskId);
  const tasks = [...byTask.values()].map((verdicts) => ({
    slice: "",
    candidates: verdicts.length,
    passes: verdicts.filter(({ verdict }) => verdict === "passed").length,
  }));
  return aggregatePassAtK(tasks, k).micro;
}

const nearZeroPasses = 10;

function nearZero(comparisons: SetComparison[]): string {
  const lines = comparisons
    .filter((entry) => entry.set.candidatesPerTask > 1 && countHere(entry) <= nearZeroPasses)
    .map(({ set, graded, differing }) => {
      const passed = graded.verdicts
        .filter(({ verdict }) => verdict === "passed")
        .map(({ taskId, candidateIndex }) => `${taskId} candidate ${candidateIndex}`);
      const which = passed.length === 0 ? "none passes" : `these pass: ${passed.join(", ")}`;
      const agreed = differing.length === 0 ? "the same as upstream" : "not the same as upstream";
      return `- ${set.model}: of ${grouped(graded.verdicts.length)} candidates ${which}; ${agreed}.`;
    });
  return lines.length === 0 ? "" : `## Sets near zero\n\n${lines.join("\n")}`;
}

function nearLimits({ nearLimits: near }: ReportContent): string {
  const title = "## Near a limit of time";
  if (near.length === 0)
    return `${title}\n\nNo candidate passed with less than 10% of its time left.`;
  const lines = near.map(({ set, taskId, index }) => {
    return `- ${set.model}: ${nameCandidate(set, { taskId, index })}`;
  });
  return `${title}

These passed with less than 10% of their CPU time left. On another machine they may fail, and this list
may be another: such a verdict says as much about the machine as about the answer.

${lines.join("\n")}`;
}

function notGraded({ withoutRuntime, outcomesOnly }: ReportContent): string {
  const rows = [
    ...withoutRuntime.map(({ set, language }) => [
      set.model,
      set.benchmark,
      percent(set.published["pass@1"]),
      `no runtime yet: ${language}`,
    ]),
    ...outcomesOnly.map((set) => [
      set.key,
      set.benchmark,
      percent(set.published["pass@1"]),
      "outcomes alone were published: nothing to grade",
    ]),
  ];
  return `## Not graded\n\n${renderTable(["set", "benchmark", "published pass@1", "why"], rows)}`;
}

function unexplained(comparisons: SetComparison[]): string {
  const open = comparisons.flatMap(({ set, differing }) =>
    differing
      .filter(({ cause }) => cause === null)
      .map((entry) => `- ${set.key}: ${nameCandidate(set, entry)}`),
  );
  const lines = open.length === 0 ? "No differing verdict." : open.join("\n");
  return `## What stays unexplained\n\n${lines}`;
}

function percent(value: number | undefined): string {
  if (value === undefined) return "not published";
  const text = String(value);
  return text.includes(".") ? text : value.toFixed(1);
}

/** Rates of many candidates near zero would all read 0.1 with one decimal. */
function precise(value: number, candidates: number): string {
  return value.toFixed(candidates > 900 ? 2 : 1);
}

function grouped(count: number): string {
  return count.toLocaleString("en-US");
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
