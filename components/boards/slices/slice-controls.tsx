"use client";

import type { MouseEvent } from "react";
import type { OutcomeScope } from "../../../lib/core/pairs/outcome-scope";
import { formatCount, formatCountOf } from "../../format/format-count";
import { countTasks, listSliceChoices, type SliceSize } from "./slice-choices";
import styles from "./slice-controls.module.css";
import { wordScope } from "./word-scope";

interface SliceControlsProps {
  sizes: readonly SliceSize[];
  scope: OutcomeScope;
  href(scope: OutcomeScope): string;
  /** A choice may follow soon. */
  onIntent(): void;
  onChoose(scope: OutcomeScope): void;
  state: "done" | "ranking" | "testing";
}

/** Links that leave only some tasks in: without scripts the server answers them. */
export function SliceControls(props: SliceControlsProps) {
  const { sizes, scope, state } = props;
  const all = countTasks(sizes, { category: null, tier: null, language: null });
  const words = wordScope(scope);
  return (
    <div className={styles.slices}>
      {listSliceChoices(sizes, scope).map(({ dimension, choices }) => (
        <nav key={dimension} className={styles.choice} aria-label={labels[dimension]}>
          <span>{labels[dimension]}</span>
          {choices.map((choice) => (
            <Choice key={choice.text} choice={choice} {...props} />
          ))}
        </nav>
      ))}
      <p className={styles.status} role="status">
        {words === ""
          ? null
          : `Only ${words}: ${formatCount(countTasks(sizes, scope))} of ${formatCountOf(all, "task")}. Rates, intervals, ranks and tests are of these alone; a slice that was picked for what it shows is exploratory.`}
        {stateWords[state]}
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

interface ChoiceProps extends SliceControlsProps {
  choice: ReturnType<typeof listSliceChoices>[number]["choices"][number];
}

function Choice({ choice, href, onIntent, onChoose }: ChoiceProps) {
  const text = (
    <>
      {choice.text} <span className={styles.count}>({formatCount(choice.tasks)})</span>
    </>
  );
  if (choice.tasks === 0) return <span className={styles.none}>{text}</span>;
  return (
    <a
      href={href(choice.scope)}
      aria-current={choice.isCurrent ? "true" : undefined}
      onPointerEnter={onIntent}
      onFocus={onIntent}
      onClick={(event) => {
        if (opensElsewhere(event)) return;
        event.preventDefault();
        if (!choice.isCurrent) onChoose(choice.scope);
      }}
    >
      {text}
    </a>
  );
}

function opensElsewhere(event: MouseEvent): boolean {
  return event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0;
}
