import type { SetComparison } from "./compare-set";
import { rateNotes } from "./rate-note";
import { renderTable } from "./render-table";
import { countHere, countPublished, grouped, percent, precise } from "./report-text";

/** Published and own rates, a table a benchmark. */
export function renderRates(comparisons: SetComparison[]): string {
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
