import type { Run } from "../../lib/contracts/run";
import { formatCount, formatCountOf } from "../format/format-count";
import { formatInterval } from "../format/format-interval";
import { formatLevel } from "../format/format-level";
import { formatPercent } from "../format/format-percent";
import { ForeignText, longestInHeadline } from "../ui/foreign-text";
import { wordCandidates } from "./word-candidates";

/** What the run found, in one sentence; what is missing comes before any number. */
export function RunHeadline({ run }: { run: Run }) {
  const name = <ForeignText text={run.model.name} longest={longestInHeadline} />;
  if (run.state === "grading") {
    return (
      <h1>
        {name} is being graded: {formatCount(run.graded)} of {wordCandidates(run)} so far.
      </h1>
    );
  }
  if (run.state === "incomplete" || run.passRate === null) {
    return (
      <h1>
        {name} has no rate yet:{" "}
        {run.measured === "here"
          ? `${formatCountOf(run.candidates - run.graded, "candidate")} without a verdict.`
          : `${formatCountOf(run.candidates - run.graded, "task")} without an outcome.`}
      </h1>
    );
  }
  if (run.candidates > run.tasks) {
    return (
      <h1>
        {name} passes {formatPercent(run.passRate)}% on average over {wordCandidates(run)}.
      </h1>
    );
  }
  if (run.passed === null) {
    return (
      <h1>
        {name} passes {formatPercent(run.passRate)}% on average over its trials.
      </h1>
    );
  }
  return (
    <h1>
      {name} passed {formatCount(run.passed)} of {formatCountOf(run.tasks, "task")}.
    </h1>
  );
}

/** The rate with its interval, and where the answers came from. */
export function RunLede({ run }: { run: Run }) {
  return (
    <p className="lede">
      {run.measured === "elsewhere"
        ? "Measured elsewhere: nothing of it was executed here. "
        : null}
      {run.model.synthetic ? "A synthetic baseline, not a model. " : null}
      {run.passRate !== null && run.interval ? (
        <>
          <b>{formatPercent(run.passRate)}%</b>, {formatLevel(run.interval.level)} interval{" "}
          <b className="nowrap">{formatInterval(run.interval.displayed)}</b>
          {run.interval.flags.length > 0 ? ` by ${run.interval.displayed.method}` : null}.{" "}
        </>
      ) : null}
      {run.candidates > run.tasks && run.passed !== null
        ? `The rate is the mean over all candidates; of candidate 0 alone, ${formatCount(run.passed)} of ${formatCountOf(run.tasks, "task")} passed. `
        : null}
      {run.candidates > run.tasks && run.passed === null
        ? `The rate is the mean over all trials, of which ${formatCount(run.passedCandidates)} succeeded. `
        : null}
      {run.state === "grading" || run.state === "incomplete"
        ? `${wordOpenRate(run)}A run is ranked once ${run.measured === "here" ? "every candidate has a verdict" : "every task has an outcome"}. `
        : null}
      {run.measured === "here"
        ? "All tests of a task must pass; there is no partial credit."
        : null}
    </p>
  );
}

/** What the missing verdicts leave open, where candidates and tasks are the same thing. */
function wordOpenRate(run: Run): string {
  const missing = run.candidates - run.graded;
  if (run.candidates !== run.tasks || missing <= 0 || run.passed === null) return "";
  const low = formatPercent(run.passed / run.tasks);
  const high = formatPercent((run.passed + missing) / run.tasks);
  return `Its rate lies between ${low}% (every missing candidate failing) and ${high}% (all of them passing). `;
}
