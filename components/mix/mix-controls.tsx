"use client";

import type { MixDescription } from "../../lib/core/mix/describe-mix";
import { largestWeight, notStated } from "../../lib/core/mix/mix-weights";
import { type ScopeDimension, scopeDimensions } from "../../lib/core/outcomes/board-scope";
import { formatCountOf } from "../format/format-count";
import { formatPercent } from "../format/format-percent";
import { LimitFields } from "./limit-fields";
import type { ModelLimits } from "./limit-rows";
import { changeWeight, type MixQuestion, type MixValues, weightOf } from "./mix-address";
import styles from "./mix-controls.module.css";

interface MixControlsProps {
  values: MixValues;
  question: MixQuestion;
  description: MixDescription;
  known: ModelLimits;
  /** A choice may follow soon. */
  onIntent(): void;
  onChange(question: MixQuestion): void;
}

const legends = { category: "Category", tier: "Tier", language: "Language" };

/** A slider for every value of each dimension that has several, and the reader's limits. */
export function MixControls(props: MixControlsProps) {
  const weighed = scopeDimensions.filter((dimension) => props.values[dimension].length > 1);
  return (
    <form className={styles.controls} aria-label="Your mix" onSubmit={(e) => e.preventDefault()}>
      {weighed.map((dimension) => (
        <Dimension key={dimension} dimension={dimension} {...props} />
      ))}
      <LimitFields {...props} />
    </form>
  );
}

function Dimension({
  dimension,
  values,
  question,
  description,
  onIntent,
  onChange,
}: MixControlsProps & { dimension: ScopeDimension }) {
  return (
    <fieldset className={styles.dimension} onPointerEnter={onIntent} onFocus={onIntent}>
      <legend>{legends[dimension]}</legend>
      {values[dimension].map((value) => {
        const shown = description.shares.find(
          (share) => share.dimension === dimension && share.value === value,
        );
        const weight = weightOf(question.mix, dimension, value);
        return (
          <Weight
            key={value}
            label={wordValue(dimension, value)}
            weight={weight}
            share={shown?.share ?? 0}
            tasks={shown?.tasks ?? 0}
            onChange={(chosen) => {
              const mix = changeWeight(question.mix, { dimension, value, weight: chosen }, values);
              onChange({ ...question, mix });
            }}
          />
        );
      })}
    </fieldset>
  );
}

interface WeightProps {
  label: string;
  weight: number;
  share: number;
  tasks: number;
  onChange(weight: number): void;
}

function Weight({ label, weight, share, tasks, onChange }: WeightProps) {
  const percent = `${formatPercent(share)}%`;
  return (
    <label className={styles.weight} title={formatCountOf(tasks, "task")}>
      <span className={styles.label}>{label}</span>
      <input
        type="range"
        min={0}
        max={largestWeight}
        step={1}
        value={weight}
        aria-valuetext={`times ${weight}, ${percent} of the mix`}
        onChange={(event) => onChange(Number(event.target.value))}
      />
      <output className={styles.share}>
        ×{weight} · {percent}
      </output>
    </label>
  );
}

function wordValue(dimension: ScopeDimension, value: string): string {
  if (value === notStated) return "not stated";
  return dimension === "tier" ? `Tier ${value}` : value;
}
