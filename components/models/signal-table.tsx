import type { ModelSignal } from "../../lib/core/events/evidence-schemas";
import { formatCount } from "../format/format-count";
import { formatInterval } from "../format/format-interval";
import { formatPValue } from "../format/format-p-value";
import { classNames } from "../ui/class-names";
import table from "../ui/data-table.module.css";

/** What each signal counts, and what that is set against. */
const signalWords: Record<ModelSignal["signal"], { counts: string; against: string }> = {
  "time-split": {
    counts: "Passed, of tasks stored here up to the declared cutoff",
    against: "later tasks",
  },
  "protected-gap": {
    counts: "Passed public tests and failed hidden ones",
    against: "other models, same tasks",
  },
  age: {
    counts: "Passed, of tasks in use for more than 4 cycles",
    against: "newer tasks",
  },
  verbatim: {
    counts: "50 tokens or more of the reference, word for word",
    against: "other models, same tasks",
  },
  canary: { counts: "A line that stands in private files alone", against: "" },
};

/** The signals of one week, each with its denominators; flags, and no score is changed for them. */
export function SignalTable({
  cycle,
  signals,
}: {
  cycle: string;
  signals: readonly ModelSignal[];
}) {
  return (
    <table className={classNames(table.table, table.narrow)}>
      <caption>
        In {cycle}. A flag is p ≤ 0.01 after correction over all models; no score is changed for it.
      </caption>
      <thead>
        <tr>
          <th scope="col">Counted</th>
          <th scope="col" className={table.number}>
            Tasks
          </th>
          <th scope="col">95% interval</th>
          <th scope="col">Against</th>
          <th scope="col">Finding</th>
        </tr>
      </thead>
      <tbody>
        {signals.map((signal) => (
          <tr key={signal.signal}>
            <th scope="row">{signalWords[signal.signal].counts}</th>
            <td className={table.number}>
              {formatCount(signal.own.hits)}
              <span className={table.sub}>/{formatCount(signal.own.tasks)}</span>
            </td>
            <td>{signal.own.interval === null ? "none" : formatInterval(signal.own.interval)}</td>
            <td>{wordAgainst(signal)}</td>
            <td>{wordFinding(signal)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function wordAgainst({ signal, against }: ModelSignal): string {
  if (against === null) return "nothing: one is enough";
  return `${formatCount(against.hits)}/${formatCount(against.tasks)} ${signalWords[signal].against}`;
}

function wordFinding({ flagged, pHolm, own, against }: ModelSignal): string {
  const p = pHolm === null ? "" : `, p = ${formatPValue(pHolm)}`;
  if (flagged) return `flagged${p}`;
  const isComparable = own.tasks > 0 && (against === null || against.tasks > 0);
  return isComparable ? `not flagged${p}` : "nothing to compare";
}
