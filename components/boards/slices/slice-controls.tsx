"use client";

import type { MouseEvent } from "react";
import { wholeBoard } from "../../../lib/core/pairs/outcome-scope";
import { formatCount, formatCountOf } from "../../format/format-count";
import { toPlainText } from "../../format/to-plain-text";
import {
  type BoardQuestion,
  countTasks,
  isSameQuestion,
  listSliceChoices,
  type SliceSize,
} from "./slice-choices";
import styles from "./slice-controls.module.css";
import { wordScope } from "./word-scope";

interface SliceControlsProps {
  sizes: readonly SliceSize[];
  /** Every k to rank by. */
  ks: readonly number[];
  question: BoardQuestion;
  /** What the address asks for and this board hasn't. */
  ignored: readonly string[];
  /** Where the server answers it. */
  href(question: BoardQuestion): string;
  /** A choice may follow soon. */
  onIntent(): void;
  onChoose(question: BoardQuestion): void;
  state: "done" | "ranking" | "testing";
}

/** Links that leave only some tasks in, or rank by another k: without scripts the server answers them. */
export function SliceControls(props: SliceControlsProps) {
  const { sizes, ks, question, ignored } = props;
  return (
    <div className={styles.slices}>
      {listSliceChoices(sizes, question.scope).map(({ dimension, choices }) => (
        <nav key={dimension} className={styles.choice} aria-label={labels[dimension]}>
          <span>{labels[dimension]}</span>
          {choices.map(({ text, tasks, scope }) => (
            <Choice key={text} {...props} to={{ ...question, scope }} text={text} tasks={tasks} />
          ))}
        </nav>
      ))}
      {ks.length > 1 ? (
        <nav className={styles.choice} aria-label="Rank by">
          <span>Rank by</span>
          {ks.map((k) => (
            <Choice key={k} {...props} to={{ ...question, k }} text={`pass@${k}`} tasks={null} />
          ))}
        </nav>
      ) : null}
      <p className={styles.status} role="status">
        {wordShown(props)}
        {ignored.length === 0
          ? null
          : ` Ignored, because this board has no such thing: ${ignored.map((text) => toPlainText(text, 60)).join(", ")}.`}
        {stateWords[props.state]}
      </p>
    </div>
  );
}

const labels = { category: "Category", tier: "Tier", language: "Language" };

const stateWords = {
  done: null,
  ranking: " Ranking these tasks …",
  testing: " Testing every pair …",
};

function wordShown({ sizes, question: { scope } }: SliceControlsProps): string | null {
  const words = wordScope(scope);
  if (words === "") return null;
  const all = countTasks(sizes, wholeBoard);
  return `Only ${words}: ${formatCount(countTasks(sizes, scope))} of ${formatCountOf(all, "task")}. Rates, intervals, ranks and tests are of these alone; a slice that was picked for what it shows is exploratory.`;
}

interface ChoiceProps extends SliceControlsProps {
  to: BoardQuestion;
  text: string;
  /** Null where the choice isn't one of tasks. */
  tasks: number | null;
}

function Choice({ to, text, tasks, question, href, onIntent, onChoose }: ChoiceProps) {
  const isCurrent = isSameQuestion(to, question);
  const words = (
    <>
      {text}
      {tasks === null ? null : <span className={styles.count}> ({formatCount(tasks)})</span>}
    </>
  );
  if (tasks === 0) return <span className={styles.none}>{words}</span>;
  return (
    <a
      href={href(to)}
      aria-current={isCurrent ? "true" : undefined}
      onPointerEnter={onIntent}
      onFocus={onIntent}
      onClick={(event) => {
        if (opensElsewhere(event)) return;
        event.preventDefault();
        if (!isCurrent) onChoose(to);
      }}
    >
      {words}
    </a>
  );
}

function opensElsewhere(event: MouseEvent): boolean {
  return event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0;
}
