import type { Board } from "../../lib/contracts/board";
import styles from "./compare-form.module.css";
import { type Contender, ContenderOptions } from "./contender-options";
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

interface SelectProps {
  name: "a" | "b";
  label: string;
  ranked: readonly Contender[];
  apart: readonly Contender[];
  selected: string;
}

function Select({ name, label, ranked, apart, selected }: SelectProps) {
  return (
    <select name={name} defaultValue={selected} aria-label={`${label} to compare`}>
      <ContenderOptions ranked={ranked} apart={apart} />
    </select>
  );
}
