"use client";

import { useState } from "react";
import { plannedPower } from "../../lib/core/stats/pairs-needed";
import { formatPercent } from "../format/format-percent";
import styles from "./needed-tasks.module.css";
import { largestGap, type PlannedPair } from "./planned-pair";
import { defaultGap, wordNeeded } from "./word-needed";

/** The answer for the gap that was found, and inputs that change what is asked for. */
export function NeededTasks({ pairs }: { pairs: readonly PlannedPair[] }) {
  const [place, setPlace] = useState(0);
  const pair = pairs[place];
  return pair === undefined ? null : (
    <>
      {pairs.length > 1 ? (
        <label className={styles.pair}>
          Pair{" "}
          <select value={place} onChange={(event) => setPlace(Number(event.target.value))}>
            {pairs.map(({ label }, index) => (
              <option key={label} value={index}>
                {label}
              </option>
            ))}
          </select>
        </label>
      ) : null}
      <Planner key={place} pair={pair} />
    </>
  );
}

/** Points with one decimal, as the inputs take them. */
function toPoints(fraction: number): string {
  return (fraction * 100).toFixed(1);
}

function Planner({ pair }: { pair: PlannedPair }) {
  const { telling, tasksPerBase } = pair;
  const [gap, setGap] = useState<string | null>(null);
  const [power, setPower] = useState(plannedPower * 100);
  const wanted = gap === null ? defaultGap(pair) : Number(gap) / 100;
  return (
    <>
      <p className={styles.answer}>
        <output>{wordNeeded(pair, wanted, power / 100)}</output>
      </p>
      {largestGap(pair) === 0 ? null : (
        <div className={styles.inputs}>
          <Slider
            label="Gap"
            words={`${toPoints(wanted)} points`}
            value={toPoints(wanted)}
            // Rounded down: a larger gap can't be planned for.
            range={[0.1, Math.max(0.1, Math.floor(largestGap(pair) * 1000) / 10), 0.1]}
            onChange={setGap}
          />
          <Slider
            label="Found in"
            words={`${power} of 100 comparisons`}
            value={String(power)}
            range={[50, 99, 1]}
            onChange={(text) => setPower(Number(text))}
          />
          <p className="quiet">
            Only one of the two solved {formatPercent(telling)}% of the tasks here.
            {tasksPerBase > 1 ? (
              <>
                {" "}
                Tasks made of one base problem are solved or not together more often than others,
                which is counted in: {tasksPerBase.toFixed(1)} come of one on average.
              </>
            ) : null}
          </p>
        </div>
      )}
    </>
  );
}

interface SliderProps {
  label: string;
  /** What the value means, said beside it and to those who hear it. */
  words: string;
  value: string;
  /** Least, most, and step. */
  range: readonly [number, number, number];
  onChange(value: string): void;
}

function Slider({ label, words, value, range: [min, max, step], onChange }: SliderProps) {
  return (
    <label>
      <span>
        {label} <b>{words}</b>
      </span>
      <input
        type="range"
        {...{ min, max, step, value }}
        aria-valuetext={words}
        onChange={(event) => onChange(event.target.value)}
      />
    </label>
  );
}
