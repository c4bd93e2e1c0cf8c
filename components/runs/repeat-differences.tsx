import type { RepeatedCandidate } from "../../lib/contracts/run-analysis";
import { formatCountOf } from "../format/format-count";
import { formatDuration } from "../format/format-duration";
import { classNames } from "../ui/class-names";
import table from "../ui/data-table.module.css";
import { ForeignText } from "../ui/foreign-text";
import { PageLink } from "../ui/page-link";
import { failureClassWords } from "../verdicts/failure-class-words";
import styles from "./repeat-differences.module.css";
import { groupWords } from "./repeat-words";

const differenceWords = { verdict: "flaky", "failure-class": "other class" } as const;

/** Each candidate that did not come to the same three times, with all three executions. */
export function RepeatDifferences({ candidates }: { candidates: readonly RepeatedCandidate[] }) {
  if (candidates.length === 0) return null;
  return (
    <table className={classNames(table.table, styles.table)}>
      <caption>
        {formatCountOf(candidates.length, "candidate")} whose three executions differ, each linked
        to the trace of the graded one
      </caption>
      <thead>
        <tr>
          <th scope="col">Candidate</th>
          <th scope="col">Graded</th>
          <th scope="col">Second</th>
          <th scope="col">Third</th>
          <th scope="col">Kind</th>
        </tr>
      </thead>
      <tbody>
        {candidates.map((entry) => (
          <tr key={`${entry.taskId} ${entry.candidateIndex}`}>
            <th scope="row">
              <Candidate entry={entry} />
            </th>
            {entry.executions.map((execution, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: executions have an order and no other name
              <td key={index}>
                {execution.failureClass
                  ? failureClassWords[execution.failureClass]
                  : execution.verdict}{" "}
                <span className={table.sub}>
                  {execution.cpuMs === null ? "–" : formatDuration(execution.cpuMs)}
                </span>
              </td>
            ))}
            <td>
              {entry.difference ? differenceWords[entry.difference] : ""}{" "}
              <span className={table.sub}>{groupWords[entry.selectedBy]}</span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Candidate({ entry }: { entry: RepeatedCandidate }) {
  const name = (
    <>
      <ForeignText text={entry.taskId} />
      <span className={table.sub}> #{entry.candidateIndex}</span>
    </>
  );
  return entry.traceId === null ? (
    name
  ) : (
    <PageLink href={`/traces/${entry.traceId}`}>{name}</PageLink>
  );
}
