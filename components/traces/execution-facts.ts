import type { Trace } from "../../lib/core/trace/trace";
import { formatBytes } from "../format/format-bytes";
import { formatCount } from "../format/format-count";
import { formatUtc } from "../format/format-date";
import { formatDigest } from "../format/format-digest";
import { formatDuration } from "../format/format-duration";
import { toPlainText } from "../format/to-plain-text";
import type { Fact } from "../ui/fact-line";
import { wordLimit } from "./word-limit";

const longestPackageName = 120;

/** What happened in the sandbox, as the evaluator measured it from outside. */
export function listExecutionFacts(execution: NonNullable<Trace["execution"]>): Fact[] {
  return [
    { term: "Ended", value: wordEnd(execution) },
    ...(execution.limit ? [{ term: "Limit that fired", value: wordLimit(execution.limit) }] : []),
    ...(execution.refusedImport === null
      ? []
      : [
          {
            term: "Refused import",
            value: toPlainText(execution.refusedImport, longestPackageName),
            title: "Not among the packages that the suite allows",
          },
        ]),
    { term: "CPU", value: formatDuration(execution.cpuMs) },
    { term: "Wall", value: formatDuration(execution.wallMs) },
    { term: "Memory peak", value: formatBytes(execution.memoryPeakBytes) },
    { term: "Output", value: formatBytes(execution.outputBytes) },
    {
      term: "Process limit hits",
      value: formatCount(execution.processLimitHits),
      title: "Refused attempts to start another process or thread",
    },
    {
      term: "Forbidden system calls",
      value: execution.policyViolations === 0 ? "none" : "at least one",
      title: "System calls that no honest program makes; how many is not told",
    },
    { term: "Attempt", value: formatCount(execution.attempt) },
    { term: "Started", value: formatUtc(execution.startedAt) },
    { term: "Backend", value: execution.backend },
    {
      term: "Environment",
      value: formatDigest(execution.environmentSha256),
      title: execution.environmentSha256,
    },
    {
      term: "Policy",
      value: formatDigest(execution.policySha256),
      title: execution.policySha256,
    },
    { term: "Tests", value: formatDigest(execution.testSuiteVersion) },
  ];
}

function wordEnd({ exitReason, stage }: NonNullable<Trace["execution"]>): string {
  const words = exitReason.replaceAll("-", " ");
  if (stage === "run") return words;
  return exitReason === "completed" ? "refused by the compiler" : `${words}, while it was compiled`;
}
