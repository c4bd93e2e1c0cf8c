"use client";

import { type FormEvent, type MouseEvent, useState } from "react";
import { formatCount } from "../format/format-count";
import { toPlainText } from "../format/to-plain-text";
import styles from "./matrix-controls.module.css";
import {
  type MatrixOrder,
  type MatrixQuery,
  type MatrixShare,
  matrixHref,
  matrixOrders,
  matrixShares,
} from "./matrix-query";
import { isShown } from "./select-rows";
import type { MatrixColumn, MatrixRow } from "./work-up-matrix";

interface MatrixControlsProps {
  path: string;
  query: MatrixQuery;
  rows: readonly MatrixRow[];
  columns: readonly MatrixColumn[];
  shown: number;
  onAsk(query: MatrixQuery): void;
}

const dimensions = ["category", "tier", "language"] as const;
const dimensionWords = { category: "Category", tier: "Tier", language: "Language" };

/** Links and a form that choose tasks, their order and a model to mark: without scripts the server answers. */
export function MatrixControls(props: MatrixControlsProps) {
  const { query, rows, shown } = props;
  return (
    <div className={styles.controls}>
      <Choices {...props} label="Order" choices={listOrders(query)} />
      <Choices {...props} label="Show" choices={listShares(rows, query)} />
      {dimensions.map((dimension) => (
        <Choices
          key={dimension}
          {...props}
          label={dimensionWords[dimension]}
          choices={listSlices(rows, query, dimension)}
        />
      ))}
      <MatrixForm {...props} />
      <p className={styles.status} role="status">
        {shown === rows.length
          ? null
          : `${formatCount(shown)} of ${formatCount(rows.length)} tasks shown. Solve rates and separation stay those of the whole board.`}
      </p>
    </div>
  );
}

function listOrders(query: MatrixQuery): Choice[] {
  return keysOf(matrixOrders).map((order) => ({
    text: matrixOrders[order],
    count: null,
    query: { ...query, order },
    isCurrent: query.order === order,
  }));
}

function listShares(rows: readonly MatrixRow[], query: MatrixQuery): Choice[] {
  return keysOf(matrixShares).map((show) => ({
    text: matrixShares[show],
    count: rows.filter((row) => isShown(row, show)).length,
    query: { ...query, show },
    isCurrent: query.show === show,
  }));
}

function listSlices(
  rows: readonly MatrixRow[],
  query: MatrixQuery,
  dimension: (typeof dimensions)[number],
): Choice[] {
  const countOf = (value: string) =>
    rows.filter(({ task }) => String(task[dimension]) === value).length;
  return listValues(rows, dimension).map((value) => ({
    text: value === "" ? "all" : value.replaceAll("-", " "),
    count: value === "" ? null : countOf(value),
    query: { ...query, [dimension]: value },
    isCurrent: query[dimension] === value,
  }));
}

function keysOf<Key extends MatrixOrder | MatrixShare>(words: Record<Key, string>): Key[] {
  // Object.keys forgets what it is given; both lists are closed.
  return Object.keys(words) as Key[];
}

/** The values of a dimension with the empty one before them; none where tasks don't differ in it. */
function listValues(rows: readonly MatrixRow[], dimension: (typeof dimensions)[number]): string[] {
  const values = new Set(rows.map(({ task }) => task[dimension]));
  if (values.size < 2) return [];
  const known = [...values].filter((value) => value !== null).map(String);
  return ["", ...known.sort()];
}

interface Choice {
  text: string;
  count: number | null;
  query: MatrixQuery;
  isCurrent: boolean;
}

interface ChoicesProps extends MatrixControlsProps {
  label: string;
  choices: readonly Choice[];
}

function Choices({ label, choices, path, onAsk }: ChoicesProps) {
  if (choices.length === 0) return null;
  return (
    <nav className={styles.choice} aria-label={label}>
      <span>{label}</span>
      {choices.map(({ text, count, query, isCurrent }) => (
        <a
          key={text}
          href={matrixHref(path, query)}
          aria-current={isCurrent ? "true" : undefined}
          onClick={(event) => {
            if (opensElsewhere(event)) return;
            event.preventDefault();
            onAsk(query);
          }}
        >
          {text}
          {count === null ? null : <span className={styles.count}> ({formatCount(count)})</span>}
        </a>
      ))}
    </nav>
  );
}

function MatrixForm({ path, query, columns, onAsk }: MatrixControlsProps) {
  const kept = Object.entries(query).filter(
    ([name, value]) => name !== "q" && name !== "mark" && value !== "",
  );
  const { mark, setMark } = useMark(query.mark);
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    onAsk({ ...query, q: String(data.get("q") ?? ""), mark });
  };
  return (
    <form action={path} method="get" className={styles.form} onSubmit={onSubmit}>
      {kept.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <label>
        Task’s name has{" "}
        <input
          type="search"
          name="q"
          defaultValue={query.q}
          maxLength={100}
          onChange={(event) => onAsk({ ...query, q: event.target.value })}
        />
      </label>
      <label>
        Mark{" "}
        <select
          name="mark"
          value={mark}
          onChange={(event) => {
            setMark(event.target.value);
            onAsk({ ...query, mark: event.target.value });
          }}
        >
          <option value="">none</option>
          {columns.map(({ slug, name }) => (
            <option key={slug} value={slug}>
              {toPlainText(name, 80)}
            </option>
          ))}
        </select>
      </label>
      <button type="submit" className="button">
        Show
      </button>
    </form>
  );
}

/** The choice shows at once, before the address has changed; a mark set in the table shows as well. */
function useMark(asked: string) {
  const [mark, setMark] = useState(asked);
  const [known, setKnown] = useState(asked);
  if (known !== asked) {
    setKnown(asked);
    setMark(asked);
  }
  return { mark, setMark };
}

function opensElsewhere(event: MouseEvent): boolean {
  return event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0;
}
