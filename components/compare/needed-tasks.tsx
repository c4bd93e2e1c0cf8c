"use client";

import { useState } from "react";
import { plannedPower } from "../../lib/core/stats/pairs-needed";
import { formatPercent } from "../format/format-percent";
import styles from "./needed-tasks.module.css";
import type { PlannedPair } from "./planned-pair";
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
  const { discordance } = pair;
  const [gap, setGap] = useState<string | null>(null);
  const [power, setPower] = useState(plannedPower * 100);
  const wanted = gap === null ? defaultGap(pair) : Number(gap) / 100;
  return (
    <>
      <p className={styles.answer}>
        <output>{wordNeeded(pair, wanted, power / 100)}</output>
      </p>
      {discordance === 0 ? null : (
        <div className={styles.inputs}>
          <label>
            <span>
              Gap <b>{toPoints(wanted)} points</b>
            </span>
            <input
              type="range"
              min="0.1"
              max={toPoints(Math.max(0.001, Math.floor(discordance * 1000) / 1000))}
              step="0.1"
              value={toPoints(wanted)}
              aria-valuetext={`${toPoints(wanted)} points`}
              onChange={(event) => setGap(event.target.value)}
            />
          </label>
          <label>
            <span>
              Found in <b>{power} of 100</b> comparisons
            </span>
            <input
              type="range"
              min="50"
              max="99"
              step="1"
              value={power}
              aria-valuetext={`${power} of 100`}
              onChange={(event) => setPower(Number(event.target.value))}
            />
          </label>
          <p className="quiet">
            Only one of the two solved {formatPercent(discordance)}% of the tasks here.
          </p>
        </div>
      )}
    </>
  );
}
