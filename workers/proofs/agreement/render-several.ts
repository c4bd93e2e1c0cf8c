import { aggregatePassAtK } from "../../../lib/core/stats/aggregate-pass-at-k";
import type { SetComparison } from "./compare-set";
import { renderTable } from "./render-table";
import { countHere, grouped, percent, precise } from "./report-text";

/** pass@k of sets with several candidates a task; empty where there are none. */
export function renderSeveralCandidates(comparisons: SetComparison[]): string {
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

/** Sets of which next to nothing passes: exactly which candidates do. */
export function renderNearZero(comparisons: SetComparison[]): string {
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
