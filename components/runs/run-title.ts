import type { Run } from "../../lib/contracts/run";
import { formatCount, formatCountOf } from "../format/format-count";
import { formatPercent } from "../format/format-percent";
import { toPlainText } from "../format/to-plain-text";
import { wordCandidates } from "./word-candidates";

const longestName = 60;

/** A run for a tab or a list of search results: "GPT-4 on HumanEval: 85.4% of 164 tasks". */
export function wordRunTitle(run: Run): string {
  const name = toPlainText(run.model.name, longestName);
  const suite = toPlainText(run.suite.title, longestName);
  return `${name} on ${suite}: ${wordResult(run)}`;
}

function wordResult(run: Run): string {
  if (run.passRate === null) {
    return `no rate yet, ${formatCount(run.graded)} of ${wordCandidates(run)}`;
  }
  return `${formatPercent(run.passRate)}% of ${formatCountOf(run.tasks, "task")}`;
}
