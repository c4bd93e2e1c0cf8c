import type { SuiteSummary } from "../../lib/contracts/board";
import { describePackages } from "../../lib/core/suite/package-allowlist";
import { formatBytes } from "../format/format-bytes";
import { formatCount } from "../format/format-count";
import { formatUtc } from "../format/format-date";
import { formatDigest } from "../format/format-digest";
import { formatDuration } from "../format/format-duration";
import { toPlainText } from "../format/to-plain-text";
import type { Fact } from "../ui/fact-line";

const measuredWords: Record<SuiteSummary["measured"], string> = {
  here: "here, in a sandbox",
  elsewhere: "elsewhere",
  "claims-only": "not at all: claims alone",
};

const equalityWords = {
  typed: "typed: True is not 1, a tuple is no list",
  python: "Python’s own: True == 1 holds",
} as const;

/** What every number of a suite rests on. */
export function listSuiteFacts(suite: SuiteSummary): Fact[] {
  const { tasks, baseProblems, revision, licence, source } = suite;
  return [
    ...(tasks > 0
      ? [
          { term: "Tasks", value: formatCount(tasks) },
          {
            term: "Base problems",
            value: formatCount(baseProblems),
            title: "Tasks made from one problem are resampled together",
          },
        ]
      : []),
    { term: "Measured", value: measuredWords[suite.measured] },
    { term: "Tasks public", value: suite.exposed ? "yes, or not known" : "no" },
    { term: "Revision", value: formatDigest(revision), title: revision },
    ...(licence === null ? [] : [{ term: "Licence", value: toPlainText(licence, 80) }]),
    {
      term: "Made from",
      value: toPlainText(source.name, 80),
      title: `SHA-256 ${source.sha256}, brought in ${formatUtc(source.importedAt)}`,
    },
  ];
}

/** How an answer is judged and what is compared: what the suite itself fixes for every run. */
export function listProtocolFacts(suite: SuiteSummary): Fact[] {
  const { compared, equality, k, limits, packages, languages, measure } = suite;
  return [
    {
      term: "Compared",
      value:
        compared === "model"
          ? "models: harness, attempts and budget must agree"
          : "systems: harness and attempts are part of what is compared",
    },
    { term: "Ranked by", value: `pass@${k}` },
    ...(equality === null ? [] : [{ term: "Equality", value: equalityWords[equality] }]),
    ...(measure === null ? [] : [{ term: "Tests", value: toPlainText(measure, 80) }]),
    ...(limits === null
      ? []
      : [
          { term: "CPU time a test", value: formatDuration(limits.cpuMsPerTest) },
          { term: "CPU time in all", value: formatDuration(limits.cpuMsTotal) },
          { term: "Time a test", value: formatDuration(limits.wallMsPerTest) },
          { term: "Memory", value: formatBytes(limits.memoryBytes) },
        ]),
    ...(packages === null
      ? []
      : [{ term: "Allowed imports", value: describePackages(packages, languages) }]),
  ];
}
