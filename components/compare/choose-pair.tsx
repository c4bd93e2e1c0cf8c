import Link from "next/link";
import type { Board } from "../../lib/contracts/board";
import { type Contender, ContenderOptions } from "../boards/contender-options";
import { splitUnranked } from "../boards/split-unranked";
import { formatCountOf } from "../format/format-count";
import { ForeignText } from "../ui/foreign-text";
import { Notice } from "../ui/notice";
import styles from "./choose-pair.module.css";
import { CompareFrame } from "./compare-frame";
import { type Side, SideBadge } from "./side-badge";

interface ChoosePairProps {
  board: Board;
  /** What was chosen before, if anything. */
  chosen: { a: string | undefined; b: string | undefined };
  /** The cycle that the address names, if any. */
  cycle: string | undefined;
  /** Said before the form: why the last choice was none. */
  problem: string | null;
}

/** Two selects of what a board measured, as a form that works without scripts. */
export function ChoosePair({ board, chosen, cycle, problem }: ChoosePairProps) {
  const { suite, k } = board;
  const ranked = board.rows.map(({ model }) => model);
  const apart = splitUnranked(board.unranked).apart.map(({ model }) => model);
  const all = [...ranked, ...apart];
  const a = chosen.a ?? all[0]?.slug ?? "";
  const b = chosen.b ?? all.find(({ slug }) => slug !== a)?.slug ?? "";
  return (
    <CompareFrame>
      <h1>
        Compare two on <ForeignText text={suite.title} longest={64} />.
      </h1>
      {problem === null ? null : (
        <Notice label="Choose again">
          <p>{problem}</p>
        </Notice>
      )}
      <p className="lede">
        {formatCountOf(suite.tasks, "task")}, {formatCountOf(ranked.length, suite.compared)} ranked
        {apart.length > 0 ? `, ${apart.length} that stand apart` : ""}.{" "}
        <Link href="/compare">Another board</Link>
      </p>
      {all.length < 2 ? (
        <p>There are not two to compare on this board yet.</p>
      ) : (
        <form action="/compare" method="get" className={styles.form}>
          <input type="hidden" name="suite" value={suite.id} />
          {cycle === undefined ? null : <input type="hidden" name="cycle" value={cycle} />}
          {k === suite.k ? null : <input type="hidden" name="k" value={k} />}
          <Select side="a" ranked={ranked} apart={apart} selected={a} />
          <Select side="b" ranked={ranked} apart={apart} selected={b} />
          <button type="submit" className="button">
            Compare
          </button>
        </form>
      )}
    </CompareFrame>
  );
}

interface SelectProps {
  side: Side;
  ranked: readonly Contender[];
  apart: readonly Contender[];
  selected: string;
}

function Select({ side, ranked, apart, selected }: SelectProps) {
  return (
    <label className={styles.choice}>
      <SideBadge side={side} />
      <select name={side} defaultValue={selected} aria-label={side.toUpperCase()}>
        <ContenderOptions ranked={ranked} apart={apart} />
      </select>
    </label>
  );
}
