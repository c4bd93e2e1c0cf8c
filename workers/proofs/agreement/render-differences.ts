import type { SetComparison } from "./compare-set";
import type { KnownCause } from "./known-cause";
import { rateNotes } from "./rate-note";
import { renderTable } from "./render-table";
import { countPublished, describeCause, nameCandidate } from "./report-text";

/** Every differing verdict with its cause. */
export function renderDifferences(comparisons: SetComparison[]): string {
  const rows = comparisons.flatMap(({ set, differing }) =>
    differing.map((entry) => [
      set.key,
      nameCandidate(set, entry),
      entry.passedUpstream ? "passed" : "failed",
      entry.here.failureClass === null ? "passed" : `failed (${entry.here.failureClass})`,
      explain(entry.cause),
    ]),
  );
  if (rows.length === 0) return "## Differing verdicts\n\nNone.";
  const head = ["set", "candidate", "upstream", "here", "cause"];
  return `## Differing verdicts\n\n${renderTable(head, rows)}`;
}

function explain(cause: KnownCause | null): string {
  if (cause === null) return "**no cause known**";
  if (!cause.nearLimit) return describeCause(cause);
  return "near the limit of time here, so that it may pass or be stopped; see the sections below";
}

/** Published counts that are not the number of candidates that passed upstream as we know it. */
export function renderCounts(comparisons: SetComparison[]): string {
  const lines = comparisons.flatMap((entry) => {
    const { set, countCauses } = entry;
    const note = rateNotes[set.key];
    if (note !== undefined) return [`- ${set.model}: ${note}`];
    if (isCountMet(entry)) return [];
    const causes = countCauses.map((cause) => `${cause.taskId}: ${describeCause(cause)}`);
    const why = causes.length > 0 ? causes.join("; ") : "Why is not known";
    return [`- ${describeCount(entry)}. ${why}.`];
  });
  const equal = comparisons.length - lines.length;
  const others = lines.length === 0 ? "" : ` The others:\n\n${lines.join("\n")}`;
  return `## Published counts

For ${equal} of ${comparisons.length} sets the published percentage is exactly the number of candidates that the marks, or the
harness run here, let pass. So the rate here differs from the published one by the verdicts above and by
nothing else.${others}`;
}

/** What no cause explains, verdicts and counts. */
export function renderUnexplained(comparisons: SetComparison[]): string {
  const verdicts = comparisons.flatMap(({ set, differing }) =>
    differing
      .filter(({ cause }) => cause === null)
      .map((entry) => `- ${set.key}, ${nameCandidate(set, entry)}: the two verdicts differ.`),
  );
  const counts = comparisons
    .filter((entry) => !(entry.set.key in rateNotes) && !isCountMet(entry))
    .filter(({ countCauses }) => countCauses.length === 0)
    .map((entry) => `- ${describeCount(entry)}.`);
  const open = [...verdicts, ...counts];
  return `## What stays unexplained\n\n${open.length === 0 ? "Nothing." : open.join("\n")}`;
}

function isCountMet(entry: SetComparison): boolean {
  return countPublished(entry) === entry.passedUpstream;
}

function describeCount(entry: SetComparison): string {
  const { set, passedUpstream, reference } = entry;
  const count = countPublished(entry);
  const published = count === null ? "no whole number of candidates" : String(count);
  const found = reference === "marks" ? "its marks let" : "its harness, run here, lets";
  return `${set.model} on ${set.benchmark}: published is ${published}, and ${found} ${passedUpstream} pass`;
}
