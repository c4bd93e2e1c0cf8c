import type { ReactNode } from "react";
import type { Comparison, PairedResult } from "../../lib/contracts/comparison";
import { formatCount, formatCountOf } from "../format/format-count";
import { formatLevel } from "../format/format-level";
import { formatPValue } from "../format/format-p-value";
import { formatPoints, formatSignedPoints } from "../format/format-points";
import { ForeignText } from "../ui/foreign-text";
import { PageLink } from "../ui/page-link";
import { comparedBoardAddress } from "./compared-board-address";
import { haveOverlap } from "./have-overlap";
import { tooFewReason } from "./too-few-reason";

/** What the verdict rests on: tasks, difference, discordant tasks, test and correction. */
export function CompareLede({ comparison }: { comparison: Comparison }) {
  const { paired, suite, k } = comparison;
  return (
    <p className="lede">
      <PageLink href={comparedBoardAddress(comparison)}>
        <ForeignText text={suite.title} longest={120} />
      </PageLink>
      {k > 1 ? ` by pass@${k}` : ""}.{" "}
      {paired === null ? (
        <WhyUnpaired comparison={comparison} />
      ) : (
        <Evidence comparison={comparison} paired={paired} />
      )}
    </p>
  );
}

function Evidence({ comparison, paired }: { comparison: Comparison; paired: PairedResult }) {
  const { interval, difference } = paired;
  const [near, far] =
    difference < 0 ? [interval.high, interval.low] : [interval.low, interval.high];
  // Told from the leader's side, as the headline is.
  const sign = difference < 0 ? -1 : 1;
  return (
    <>
      Same {formatCountOf(comparison.tasks.length, "task")}. The difference is{" "}
      <b className="nowrap">{formatPoints(difference)} points</b>, {formatLevel(interval.level)}{" "}
      interval{" "}
      <b className="nowrap">
        {formatBound(sign * near)} to {formatBound(sign * far)}
      </b>
      . {wordTest(comparison, paired)} {wordOverlap(comparison)} {wordNeeded(paired, comparison)}
    </>
  );
}

/** A bound on the leader's side needs no sign; one beyond zero does. */
function formatBound(bound: number): string {
  return bound < 0 ? formatSignedPoints(bound) : formatPoints(bound);
}

function wordTest(comparison: Comparison, { test }: PairedResult): ReactNode {
  const verdict = (
    <>
      {test.method}, <PageLink href="/methodology#compare">p = {formatPValue(test.p)}</PageLink>
      {test.pairs > 1
        ? `; p = ${formatPValue(test.pHolm)} after correction for ${formatCountOf(test.pairs, "pair")}`
        : null}
    </>
  );
  if (test.onlyA === null || test.onlyB === null) {
    return (
      <>
        A did better on {formatCountOf(comparison.onlyA.length, "task")} and B on{" "}
        {formatCount(comparison.onlyB.length)} ({verdict}).
      </>
    );
  }
  const telling = test.onlyA + test.onlyB;
  if (telling === 0) {
    return <>There is no task that only one of them solved ({verdict}).</>;
  }
  return (
    <>
      Of the {formatCountOf(telling, "task")} that only one of them solved,{" "}
      {formatCount(test.onlyA)} went to A and {formatCount(test.onlyB)} to B ({verdict}).
    </>
  );
}

function wordOverlap({ a, b }: Comparison): string {
  return haveOverlap(a, b)
    ? "Their own intervals overlap, which by itself decides nothing."
    : "Their own intervals are clear of each other.";
}

function wordNeeded({ needed }: PairedResult, { tasks }: Comparison): string {
  if (needed === null) return "";
  const { length } = tasks;
  const gap = `a gap of ${formatPoints(needed.gap)} points`;
  if (needed.tasks <= length) {
    return `One comparison alone would find ${gap} with these ${formatCount(length)} tasks in 4 of 5 cases.`;
  }
  return `To find ${gap} in 4 of 5 cases, one comparison alone takes about ${formatCount(needed.tasks)} tasks like these, ${formatCount(needed.tasks - length)} more than there are.`;
}

function WhyUnpaired({ comparison }: { comparison: Comparison }) {
  const { a, b, unpairedBecause, k } = comparison;
  if (unpairedBecause === "incomplete") {
    return (
      <>
        Without every verdict there is no pass rate, only bounds: {wordLacking({ a, b })}. A paired
        verdict would take sides on tasks that nobody graded.
      </>
    );
  }
  if (unpairedBecause === "too-few-candidates") return <>{tooFewReason(comparison, k)}</>;
  return (
    <>
      Both rates stand below, each with its own interval, unpaired.{" "}
      <PageLink href="#protocol">What differs</PageLink> may be what moves them, so their difference
      is not a difference between models alone.
    </>
  );
}

/** "A lacks 24 of 323, B 3 of 323", without a side that lacks none. */
function wordLacking({ a, b }: Pick<Comparison, "a" | "b">): string {
  const of = (side: Comparison["a"]) =>
    `${formatCount(side.unscored)} of ${formatCount(side.candidates)}`;
  if (a.unscored === 0) return `B lacks ${of(b)}`;
  return b.unscored === 0 ? `A lacks ${of(a)}` : `A lacks ${of(a)}, B ${of(b)}`;
}
