"use client";

import { useState } from "react";
import { toPlainDecimal } from "../format/to-plain-decimal";
import type { ModelLimits } from "./limit-rows";
import { type MixQuestion, toLimit } from "./mix-address";
import styles from "./mix-controls.module.css";

interface LimitFieldsProps {
  question: MixQuestion;
  known: ModelLimits;
  onIntent(): void;
  onChange(question: MixQuestion): void;
}

/** What a model may cost and take at most; offered as far as anything of it is known on this board. */
export function LimitFields({ question, known, onIntent, onChange }: LimitFieldsProps) {
  const hasCosts = known.currency !== null && Object.keys(known.costPerPassed).length > 0;
  const hasTimes = Object.keys(known.answerMs).length > 0;
  if (!hasCosts && !hasTimes) return null;
  return (
    <fieldset className={styles.dimension} onFocus={onIntent}>
      <legend>At most</legend>
      {hasCosts ? (
        <Limit
          label={`${known.currency} a passed task`}
          value={question.budget}
          known={Object.values(known.costPerPassed)}
          onChange={(budget) => onChange({ ...question, budget })}
        />
      ) : null}
      {hasTimes ? (
        <Limit
          label="ms an answer, median"
          value={question.answerMs}
          known={Object.values(known.answerMs)}
          onChange={(answerMs) => onChange({ ...question, answerMs })}
        />
      ) : null}
      <p className={styles.note}>Measured on all tasks of the board, not weighed.</p>
    </fieldset>
  );
}

interface LimitProps {
  label: string;
  value: number | null;
  known: readonly number[];
  onChange(value: number | null): void;
}

/** While a limit is typed it stays as it is typed: "0.0" sets none yet, and would be gone before "0.03". */
function Limit({ label, value, known, onChange }: LimitProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const kept = value === null ? "" : toPlainDecimal(value);
  return (
    <label className={styles.limit}>
      <input
        type="number"
        inputMode="decimal"
        min={0}
        step="any"
        max={999_999_999}
        value={typed !== null && toLimit(typed) === value ? typed : kept}
        placeholder={`${wordNumber(Math.min(...known))} – ${wordNumber(Math.max(...known))}`}
        onChange={({ target }) => {
          setTyped(target.value);
          onChange(toLimit(target.value));
        }}
        onBlur={() => setTyped(null)}
      />
      <span className={styles.label}>{label}</span>
    </label>
  );
}

/** Two digits of a small number, every whole one of a large. */
function wordNumber(value: number): string {
  return String(value >= 100 ? Math.round(value) : Number(value.toPrecision(2)));
}
