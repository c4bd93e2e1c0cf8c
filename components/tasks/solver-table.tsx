import type { TaskOutcome } from "../../lib/contracts/task";
import { formatCount } from "../format/format-count";
import { classNames } from "../ui/class-names";
import table from "../ui/data-table.module.css";
import { ForeignText } from "../ui/foreign-text";
import { PageLink } from "../ui/page-link";
import { wordVerdict } from "../verdicts/failure-class-words";
import styles from "./solver-table.module.css";

/** More candidates than this of one run are counted; its page lists them all. */
const mostLinked = 20;

interface SolverTableProps {
  caption: string;
  /** What is measured, for the head of the first column. */
  noun: "Model" | "System";
  outcomes: readonly TaskOutcome[];
}

/** What each run made of the task: solvers first, each candidate linked to its trace. */
export function SolverTable({ caption, noun, outcomes }: SolverTableProps) {
  const ordered = [...outcomes].sort((a, b) => shareOf(b) - shareOf(a));
  const hasTraces = outcomes.some(({ reported }) => reported === null);
  return (
    <table className={classNames(table.table, styles.table)}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{noun}</th>
          <th scope="col">Outcome</th>
          {hasTraces ? <th scope="col">Traces</th> : null}
          <th scope="col">Run</th>
        </tr>
      </thead>
      <tbody>
        {ordered.map((outcome) => (
          <tr key={outcome.runId}>
            <th scope="row" className={styles.model}>
              <PageLink href={`/models/${encodeURIComponent(outcome.model.slug)}`}>
                <ForeignText text={outcome.model.name} longest={80} />
              </PageLink>
              {outcome.model.synthetic ? <span className={table.sub}> baseline</span> : null}
            </th>
            <td>
              <span className={shareOf(outcome) > 0 ? styles.solved : undefined}>
                {wordOutcome(outcome)}
              </span>
            </td>
            {hasTraces ? (
              <td className={styles.traces}>
                <Traces outcome={outcome} />
              </td>
            ) : null}
            <td>
              <PageLink href={`/runs/${encodeURIComponent(outcome.runId)}`}>
                {outcome.cycle}
              </PageLink>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Traces({ outcome }: { outcome: TaskOutcome }) {
  const { candidates, reported } = outcome;
  if (reported !== null) return <span className={table.sub}>measured elsewhere</span>;
  return (
    <>
      {candidates.slice(0, mostLinked).map(({ candidateIndex, verdict, failureClass, traceId }) => (
        <PageLink
          key={candidateIndex}
          href={`/traces/${traceId}`}
          aria-label={`Trace of candidate ${candidateIndex}: ${wordVerdict(verdict, failureClass)}`}
          title={wordVerdict(verdict, failureClass)}
        >
          {candidates.length === 1
            ? "trace"
            : `${candidateIndex}${verdict === "passed" ? "✓" : ""}`}
        </PageLink>
      ))}
      {candidates.length > mostLinked ? (
        <span className={table.sub}>and {formatCount(candidates.length - mostLinked)} more</span>
      ) : null}
    </>
  );
}

function wordOutcome({ candidates, reported, passedCandidates }: TaskOutcome): string {
  if (reported !== null) {
    if (reported.trials === 1) return reported.successes === 1 ? "passed" : "failed";
    return `${reported.successes} of ${reported.trials} trials passed`;
  }
  const [only] = candidates;
  if (only !== undefined && candidates.length === 1) {
    return wordVerdict(only.verdict, only.failureClass);
  }
  return `${formatCount(passedCandidates)} of ${formatCount(candidates.length)} candidates passed`;
}

/** Voids sink below failures: nothing is known of them. */
function shareOf({ candidates, reported, passedCandidates }: TaskOutcome): number {
  if (reported !== null) return reported.successes / reported.trials;
  if (candidates.length === 0) return -1;
  if (passedCandidates === 0 && candidates.every(({ verdict }) => verdict === "voided")) return -1;
  return passedCandidates / candidates.length;
}
