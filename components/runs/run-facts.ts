import type { Run } from "../../lib/contracts/run";
import { evidenceWords } from "../boards/evidence-words";
import { formatCount } from "../format/format-count";
import { formatUtc } from "../format/format-date";
import { formatDigest } from "../format/format-digest";
import { formatIntervalMethod } from "../format/format-interval-method";
import { formatLevel } from "../format/format-level";
import { toPlainText } from "../format/to-plain-text";
import type { Fact } from "../ui/fact-line";

/** Counts and conditions that the run's numbers rest on. */
export function listRunFacts(run: Run): Fact[] {
  const facts = run.measured === "here" ? listGradedFacts(run) : listReportedFacts(run);
  if (run.interval) facts.push({ term: "Interval", value: wordInterval(run.interval) });
  facts.push(
    { term: "Evidence", value: `${run.evidence}: ${evidenceWords[run.evidence]}` },
    { term: "Cycle", value: formatDigest(run.cycle), title: run.cycle },
    { term: "Made", value: formatUtc(run.createdAt) },
    {
      term: "Source",
      value: toPlainText(run.source.name, 80),
      title: `SHA-256 ${run.source.sha256}`,
    },
  );
  return facts;
}

function listGradedFacts(run: Run): Fact[] {
  return [
    { term: "Tasks", value: formatCount(run.tasks) },
    { term: "Candidates", value: formatCount(run.candidates) },
    { term: "Graded", value: formatCount(run.graded), title: "Candidates with a verdict" },
    {
      term: "Voided",
      value: formatCount(run.voided),
      title: "No verdict, because the machine failed and not the candidate",
    },
    { term: "Passed candidates", value: formatCount(run.passedCandidates) },
  ];
}

function listReportedFacts(run: Run): Fact[] {
  return [
    { term: "Tasks", value: formatCount(run.tasks) },
    { term: "Trials", value: formatCount(run.graded) },
    { term: "Successes", value: formatCount(run.passedCandidates) },
    {
      term: "Solved at least once",
      value: `${formatCount(run.solvedTasks)} of ${formatCount(run.tasks)}`,
    },
  ];
}

/** What is shown, and where something else is shown in its place, what the record states. */
function wordInterval(interval: NonNullable<Run["interval"]>): string {
  const stated = formatIntervalMethod(interval);
  if (interval.flags.length === 0) return stated;
  return `${formatLevel(interval.level)} ${interval.displayed.method}; the record also states the ${stated}`;
}
