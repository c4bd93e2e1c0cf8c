import type { RepeatGroup, RunRepeats } from "../../lib/contracts/run-analysis";
import type { RepeatSelection } from "../../lib/core/vocabulary";
import { formatCount, formatCountOf } from "../format/format-count";

export const groupWords: Record<RepeatSelection, string> = {
  seeded: "drawn by seed",
  "near-limit": "near a time limit",
};

export const leftWords: Record<RunRepeats["left"][number]["reason"], string> = {
  "no-submission": "no code to execute",
  "no-verdict": "no verdict to compare with",
  "not-executed": "not executed three times: the machine failed or the work is not done",
};

/** The finding in one sentence. */
export function wordFinding(groups: readonly RepeatGroup[]): string {
  const repeated = sum(groups.map((group) => group.repeated));
  const flaky = sum(groups.map((group) => group.flaky));
  if (repeated === 0) return wordNothing(groups);
  const of = `${formatCountOf(repeated, "candidate")} executed three times`;
  if (flaky === 0) return `Every verdict held: ${of}, and none of them both passed and failed.`;
  return flaky === 1
    ? `1 of ${of} is flaky: it passed and it failed.`
    : `${formatCount(flaky)} of ${of} are flaky: they passed and they failed.`;
}

function wordNothing(groups: readonly RepeatGroup[]): string {
  const selected = sum(groups.map((group) => group.selected));
  const withoutCode = sum(groups.map((group) => group.withoutSubmission));
  return selected > 0 && withoutCode === selected
    ? "There is nothing to execute again: none of the chosen answers has code."
    : "No candidate has been executed three times under this manifest yet.";
}

/** True where the seeded candidates, a fair sample, are flaky in more than one of a hundred. */
export function capsEvidence(groups: readonly RepeatGroup[]): boolean {
  const seeded = groups.find(({ selectedBy }) => selectedBy === "seeded");
  return seeded !== undefined && 100 * seeded.flaky > seeded.repeated;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
