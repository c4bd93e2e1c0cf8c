import type { Trace } from "../../lib/core/trace/trace";
import { formatCount, formatCountOf } from "../format/format-count";
import { formatDuration } from "../format/format-duration";
import { classNames } from "../ui/class-names";
import table from "../ui/data-table.module.css";
import { ForeignText } from "../ui/foreign-text";
import { failureClassWords } from "../verdicts/failure-class-words";
import styles from "./case-table.module.css";

type TraceCase = Trace["cases"][number];

const outcomeWords = { passed: "passed", failed: "failed", not_run: "not run" } as const;

/** Every test case of the task: public ones with their values, hidden ones with the outcome alone. */
export function CaseTable({ cases }: { cases: Trace["cases"] }) {
  if (cases.length === 0) return <p>No test case was reached.</p>;
  const passed = cases.filter((entry) => entry.outcome === "passed").length;
  const hidden = cases.filter((entry) => entry.visibility === "hidden").length;
  return (
    <>
      {hidden > 0 ? (
        <p className="quiet">
          {formatCountOf(hidden, "case is", "cases are")} hidden: what a hidden test gives, expects
          or provokes is never published, because a model could be trained on it. Outcome, class and
          time are shown.
        </p>
      ) : null}
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

function CaseRow({ entry }: { entry: TraceCase }) {
  return (
    <tr>
      <th scope="row">{entry.index + 1}</th>
      <td>{entry.visibility}</td>
      <td>
        {outcomeWords[entry.outcome]}
        {entry.failureClass ? `: ${failureClassWords[entry.failureClass]}` : ""}
      </td>
      <td className={table.number}>
        {entry.outcome === "not_run" ? "–" : formatDuration(entry.cpuMs)}
      </td>
      <td className={styles.values}>
        {entry.visibility === "hidden" ? <span className={table.sub}>hidden</span> : null}
        <Value name="input" text={entry.input} />
        <Value name="expected" text={entry.expected} />
        <Value name="returned" text={entry.returned} />
        <Value name="error" text={entry.error} />
      </td>
    </tr>
  );
}

function Value({ name, text }: { name: string; text: string | undefined }) {
  if (text === undefined) return null;
  return (
    <div>
      <span className={table.sub}>{name}</span>{" "}
      <code>
        <ForeignText text={text} />
      </code>
    </div>
  );
}
