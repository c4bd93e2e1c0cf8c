import type { RunCandidate } from "../../lib/contracts/run";
import {
  failureClasses,
  languages,
  taskCategories,
  tiers,
  verdictKinds,
} from "../../lib/core/vocabulary";
import styles from "./slice-form.module.css";

interface SliceFormProps {
  runId: string;
  candidates: readonly RunCandidate[];
}

const fields = [
  { name: "category", label: "Category", values: taskCategories },
  { name: "tier", label: "Tier", values: tiers },
  { name: "language", label: "Language", values: languages },
  { name: "verdict", label: "Verdict", values: verdictKinds },
  { name: "failureClass", label: "Failure class", values: failureClasses },
] as const;

const files = ["traces.jsonl.gz", "results.jsonl", "results.csv", "results.parquet"] as const;

/** Downloads a part of a run: a form that the browser sends by itself. */
export function SliceForm({ runId, candidates }: SliceFormProps) {
  const base = `/api/v1/runs/${encodeURIComponent(runId)}`;
  return (
    <form className={styles.form} method="get" action={`${base}/${files[0]}`}>
      <fieldset className={styles.fields}>
        <legend>Download a slice</legend>
        {fields.map(({ name, label, values }) => {
          const present = values.filter((value) => candidates.some((row) => row[name] === value));
          return present.length < 2 && name !== "failureClass" ? null : (
            <label key={name} className={styles.field}>
              {label}
              <select name={name} defaultValue="">
                <option value="">any</option>
                {present.map((value) => (
                  <option key={value} value={value}>
                    {value}
                  </option>
                ))}
              </select>
            </label>
          );
        })}
      </fieldset>
      <p className={styles.buttons}>
        {files.map((file) => (
          <button key={file} type="submit" className="button" formAction={`${base}/${file}`}>
            {file}
          </button>
        ))}
      </p>
    </form>
  );
}
