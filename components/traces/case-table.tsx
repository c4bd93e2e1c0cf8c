import type { Trace } from "../../lib/core/trace/trace";
import { formatCount, formatCountOf } from "../format/format-count";
import { formatDuration } from "../format/format-duration";
import { classNames } from "../ui/class-names";
import table from "../ui/data-table.module.css";
import { ForeignText } from "../ui/foreign-text";
import { failureClassWords } from "../verdicts/failure-class-words";
import styles from "./case-table.module.css";
import { CaseValue } from "./case-value";

type TraceCase = Trace["cases"][number];

const outcomeWords = { passed: "passed", failed: "failed", not_run: "not run" } as const;

/** What came of a case: "passed", "failed: wrong answer", "not run". */
export function wordOutcome({ outcome, failureClass }: TraceCase): string {
  return `${outcomeWords[outcome]}${failureClass ? `: ${failureClassWords[failureClass]}` : ""}`;
}

interface CaseTableProps {
  cases: Trace["cases"];
  /** Of all tests of the task; null where nothing was executed. */
  testsSha256: string | null;
}

/** Every test case of the task: public ones with their values, hidden ones with the outcome alone. */
export function CaseTable({ cases, testsSha256 }: CaseTableProps) {
  if (cases.length === 0) return <p>No test case was reached.</p>;
  const passed = cases.filter((entry) => entry.outcome === "passed").length;
  return (
    <>
      <HiddenNote cases={cases} testsSha256={testsSha256} />
      <table className={classNames(table.table, styles.table)}>
        <caption>
          {formatCount(passed)} of {formatCountOf(cases.length, "case")} passed
        </caption>
        <thead>
          <tr>
            <th scope="col">Case</th>
            <th scope="col">Kind</th>
            <th scope="col">Outcome</th>
            <th scope="col" className={table.number}>
              CPU
            </th>
            <th scope="col" className={styles.values}>
              Values
            </th>
          </tr>
        </thead>
        <tbody>
          {cases.map((entry) => (
            <CaseRow key={entry.index} entry={entry} />
          ))}
        </tbody>
      </table>
    </>
  );
}

/** Why hidden cases have no values, and what holds the evaluator to them all the same. */
export function HiddenNote({ cases, testsSha256 }: CaseTableProps) {
  const hidden = cases.filter((entry) => entry.visibility === "hidden").length;
  if (hidden === 0) return null;
  return (
    <p className="quiet">
      {formatCountOf(hidden, "case is", "cases are")} hidden: what a hidden test gives, expects or
      provokes is never published, because a model could be trained on it. Outcome, class and time
      are shown.
      {testsSha256 === null ? null : (
        <>
          {" "}
          The tests as they were run have the SHA-256 <ForeignText text={testsSha256} />.
        </>
      )}
    </p>
  );
}

function CaseRow({ entry }: { entry: TraceCase }) {
  return (
    <tr>
      <th scope="row">{entry.index + 1}</th>
      <td>{entry.visibility}</td>
      <td>{wordOutcome(entry)}</td>
      <td className={table.number}>
        {entry.outcome === "not_run" ? "–" : formatDuration(entry.cpuMs)}
      </td>
      <td className={styles.values}>
        {entry.visibility === "hidden" ? <span className={table.sub}>hidden</span> : null}
        <CaseValue name="input" text={entry.input} />
        <CaseValue name="expected" text={entry.expected} />
        <CaseValue name="returned" text={entry.returned} />
        <CaseValue name="error" text={entry.error} />
      </td>
    </tr>
  );
}
