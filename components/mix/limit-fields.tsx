"use client";

import type { ModelLimits } from "./limit-rows";
import type { MixQuestion } from "./mix-address";
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

function Limit({ label, value, known, onChange }: LimitProps) {
  return (
    <label className={styles.limit}>
      <input
        type="number"
        inputMode="decimal"
        min={0}
        step="any"
        max={999_999_999}
        value={value ?? ""}
        placeholder={`${wordNumber(Math.min(...known))} – ${wordNumber(Math.max(...known))}`}
        onChange={({ target }) => {
          const number = Number(target.value);
          const isLimit = target.value !== "" && number > 0 && number < 1e9;
          onChange(isLimit ? Number(number.toFixed(6)) : null);
        }}
      />
      <span className={styles.label}>{label}</span>
    </label>
  );
}

/** Two digits of a small number, every whole one of a large. */
function wordNumber(value: number): string {
  return String(value >= 100 ? Math.round(value) : Number(value.toPrecision(2)));
}
