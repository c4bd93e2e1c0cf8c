import type { VerdictKind } from "../../lib/core/vocabulary";
import { toPlainText } from "../format/to-plain-text";
import styles from "./beside-form.module.css";

interface BesideTrace {
  verdictId: number;
  verdict: VerdictKind;
  name: string;
}

interface BesideFormProps {
  traceId: number;
  /** Other models' traces of the same task. */
  beside: readonly BesideTrace[];
}

const groups: readonly { verdict: VerdictKind; label: string }[] = [
  { verdict: "passed", label: "Passed" },
  { verdict: "failed", label: "Failed" },
  { verdict: "voided", label: "Voided" },
];

/** Leads to this trace beside another model's, in a form that works without scripts. */
export function BesideForm({ traceId, beside }: BesideFormProps) {
  if (beside.length === 0) return null;
  return (
    <form action="/compare/traces" method="get" className={styles.form}>
      <input type="hidden" name="a" value={traceId} />
      <label htmlFor="beside">Beside the answer of</label>
      <select id="beside" name="b">
        {groups.map(({ verdict, label }) => {
          const own = beside.filter((trace) => trace.verdict === verdict);
          return own.length === 0 ? null : (
            <optgroup key={verdict} label={label}>
              {own.map(({ verdictId, name }) => (
                <option key={verdictId} value={verdictId}>
                  {toPlainText(name, 60)}
                </option>
              ))}
            </optgroup>
          );
        })}
      </select>
      <span>to the same task</span>
      <button type="submit" className="button">
        Show both
      </button>
    </form>
  );
}
