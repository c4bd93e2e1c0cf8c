import { evidenceGrades } from "../../../lib/core/vocabulary";
import { formatCount, formatCountOf } from "../../format/format-count";
import { toPlainText } from "../../format/to-plain-text";
import type { BoardTableRow } from "./board-table-row";
import type { OptionalColumn } from "./optional-columns";
import styles from "./table-controls.module.css";
import { isFiltered, plainView, type TableView } from "./table-view";

interface TableControlsProps {
  /** All ranked rows. */
  rows: readonly BoardTableRow[];
  shown: number;
  /** "Model" or "System". */
  noun: string;
  view: TableView;
  ignored: readonly string[];
  columns: readonly OptionalColumn[];
  onChange(part: Partial<TableView>, how?: "push" | "replace"): void;
}

/** Fewer rows are seen at a glance. */
const fewestToSearch = 8;

/** Search, filters and columns of a board; each is offered only where it can change something. */
export function TableControls(props: TableControlsProps) {
  const { rows, shown, noun, view, ignored, columns, onChange } = props;
  const many = rows.length >= fewestToSearch || isFiltered(view);
  return (
    <>
      {many || columns.length > 0 ? (
        <div className={styles.controls}>
          {many ? <Filters {...props} /> : null}
          {columns.length > 0 ? (
            <ColumnChoice columns={columns} chosen={view.columns} onChange={onChange} />
          ) : null}
        </div>
      ) : null}
      <p className={styles.status} role="status">
        {isFiltered(view) ? (
          <>
            {formatCount(shown)} of {formatCountOf(rows.length, noun.toLowerCase())} shown, with the
            ranks that they have among all.{" "}
            <button
              type="button"
              className={styles.reset}
              onClick={() => onChange({ ...plainView, ...unfiltered(view) })}
            >
              Show all
            </button>
          </>
        ) : null}
        {ignored.length > 0 ? (
          <>
            {" "}
            Ignored, because this board has no such thing:{" "}
            {ignored.map((text) => toPlainText(text, 60)).join(", ")}.
          </>
        ) : null}
      </p>
    </>
  );
}

const unfiltered = ({ columns, sort, mark }: TableView) => ({ columns, sort, mark });

function Filters({ rows, noun, view, onChange }: TableControlsProps) {
  const providers = [...new Set(rows.flatMap(({ provider }) => provider ?? []))].sort();
  const weights = new Set(rows.flatMap(({ openWeights }) => openWeights ?? []));
  const grades = evidenceGrades.filter((grade) => rows.some(({ evidence }) => evidence === grade));
  return (
    <>
      <label>
        Search{" "}
        <input
          type="search"
          value={view.search}
          placeholder={`${noun} or provider`}
          maxLength={100}
          onChange={(event) => onChange({ search: event.target.value }, "replace")}
        />
      </label>
      {providers.length > 1 ? (
        <label>
          Provider{" "}
          <select
            value={view.provider ?? ""}
            onChange={(event) => onChange({ provider: event.target.value || null })}
          >
            <option value="">any</option>
            {providers.map((provider) => (
              <option key={provider} value={provider}>
                {toPlainText(provider, 60)}
              </option>
            ))}
          </select>
        </label>
      ) : null}
      {weights.size > 0 ? (
        <label>
          Weights{" "}
          <select
            value={view.weights ?? ""}
            onChange={({ target: { value } }) =>
              onChange({ weights: value === "open" || value === "closed" ? value : null })
            }
          >
            <option value="">any</option>
            <option value="open">open</option>
            <option value="closed">not open</option>
          </select>
        </label>
      ) : null}
      {grades.length > 1 ? (
        <label>
          Evidence{" "}
          <select
            value={view.evidence ?? ""}
            onChange={({ target: { value } }) =>
              onChange({ evidence: grades.find((grade) => grade === value) ?? null })
            }
          >
            <option value="">any</option>
            {grades.map((grade) => (
              <option key={grade}>{grade}</option>
            ))}
          </select>
        </label>
      ) : null}
    </>
  );
}

interface ColumnChoiceProps extends Pick<TableControlsProps, "columns" | "onChange"> {
  chosen: TableView["columns"];
}

function ColumnChoice({ columns, chosen, onChange }: ColumnChoiceProps) {
  return (
    <fieldset className={styles.columns}>
      <legend>Columns</legend>
      {columns.map(({ id, label, title }) => (
        <label key={id} title={title}>
          <input
            type="checkbox"
            checked={chosen.includes(id)}
            onChange={({ target: { checked } }) =>
              onChange({
                columns: columns
                  .map((column) => column.id)
                  .filter((other) => (other === id ? checked : chosen.includes(other))),
              })
            }
          />{" "}
          {label}
        </label>
      ))}
    </fieldset>
  );
}
