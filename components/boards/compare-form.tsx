import type { Board } from "../../lib/contracts/board";
import { toPlainText } from "../format/to-plain-text";
import styles from "./compare-form.module.css";
import { splitUnranked } from "./split-unranked";

/** Any two rows with a run, to be compared: a form that works without scripts. */
export function CompareForm({ board }: { board: Board }) {
  const ranked = board.rows.map(({ model }) => model);
  const apart = splitUnranked(board.unranked).apart.map(({ model }) => model);
  const [a, b] = [...ranked, ...apart];
  if (a === undefined || b === undefined) return null;
  return (
    <form action="/compare" method="get" className={styles.form}>
      <input type="hidden" name="suite" value={board.suite.id} />
      <input type="hidden" name="cycle" value={board.cycle} />
      {board.k === board.suite.k ? null : <input type="hidden" name="k" value={board.k} />}
      <span>Compare</span>
      <Select name="a" label="First" ranked={ranked} apart={apart} selected={a.slug} />
      <span>with</span>
      <Select name="b" label="Second" ranked={ranked} apart={apart} selected={b.slug} />
      <button type="submit" className="button">
        Compare
      </button>
    </form>
  );
}

interface Choice {
  slug: string;
  name: string;
}

interface SelectProps {
  name: "a" | "b";
  label: string;
  ranked: readonly Choice[];
  apart: readonly Choice[];
  selected: string;
}

function Select({ name, label, ranked, apart, selected }: SelectProps) {
  return (
    <select name={name} defaultValue={selected} aria-label={`${label} to compare`}>
      {ranked.length > 0 ? <optgroup label="Ranked">{ranked.map(toOption)}</optgroup> : null}
      {apart.length > 0 ? <optgroup label="Not ranked">{apart.map(toOption)}</optgroup> : null}
    </select>
  );
}

function toOption({ slug, name }: Choice) {
  return (
    <option key={slug} value={slug}>
      {toPlainText(name, 100)}
    </option>
  );
}
