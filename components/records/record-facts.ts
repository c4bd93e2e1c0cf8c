import type { RecordDetail } from "../../lib/contracts/record";
import { evidenceWords } from "../boards/evidence-words";
import { formatCount } from "../format/format-count";
import { formatUtc } from "../format/format-date";
import { formatDigest } from "../format/format-digest";
import { formatIntervalMethod } from "../format/format-interval-method";
import { formatPercent } from "../format/format-percent";
import { toPlainText } from "../format/to-plain-text";
import type { Fact } from "../ui/fact-line";

/** Counts and conditions that the record states. */
export function listRecordFacts(record: RecordDetail): Fact[] {
  const { model, interval } = record;
  return [
    { term: "Tasks", value: formatCount(record.tasks) },
    { term: "Base problems", value: formatCount(record.baseProblems) },
    { term: "Candidates", value: formatCount(record.candidates) },
    { term: "Passed candidates", value: formatCount(record.passedCandidates) },
    { term: "Without a verdict", value: formatCount(record.unscored) },
    ...listPassAtK(record),
    ...(interval ? [{ term: "Interval", value: formatIntervalMethod(interval) }] : []),
    { term: "Evidence", value: `${record.evidence}: ${evidenceWords[record.evidence]}` },
    { term: "Provider", value: known(model.provider), title: "As known when the record was made" },
    { term: "Build", value: known(model.revision), title: "As known when the record was made" },
    { term: "Cycle", value: formatDigest(record.cycle), title: record.cycle },
    { term: "Evaluated", value: formatUtc(record.evaluatedAt) },
    { term: "Published", value: formatUtc(record.publishedAt) },
  ];
}

function listPassAtK({ passAtK }: RecordDetail): Fact[] {
  return Object.entries(passAtK).map(([k, value]) => ({
    term: `pass@${k}`,
    value: value === null ? "–" : `${formatPercent(value)}%`,
  }));
}

function known(text: string | null): string {
  return text === null ? "undisclosed" : toPlainText(text, 80);
}
