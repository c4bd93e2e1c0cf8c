"use client";

import { useEffect, useState } from "react";
import type { RecomputedFigure } from "../../../lib/core/outcomes/recompute-record";
import { classNames } from "../../ui/class-names";
import styles from "./recompute-button.module.css";
import type { RunToRecompute } from "./recompute-run";
import { RecomputedTable } from "./recomputed-table";

type State =
  | { kind: "idle" }
  | { kind: "working"; step: string }
  | { kind: "failed"; reason: string }
  | { kind: "done"; figures: RecomputedFigure[]; tookMs: number };

/** Computes the run's score in the reader's browser. Not there without scripts, which it needs. */
export function RecomputeButton(run: RunToRecompute) {
  const [isReady, setReady] = useState(false);
  const [state, setState] = useState<State>({ kind: "idle" });
  useEffect(() => setReady(true), []);
  if (!isReady) return null;
  const recompute = async () => {
    const started = performance.now();
    setState({ kind: "working", step: "Starting …" });
    try {
      // Schemas and statistics are only loaded by whoever asks for them.
      const { recomputeRun } = await import("./recompute-run");
      const figures = await recomputeRun(run, (step) => setState({ kind: "working", step }));
      setState({ kind: "done", figures, tookMs: performance.now() - started });
    } catch (error) {
      setState({ kind: "failed", reason: error instanceof Error ? error.message : String(error) });
    }
  };
  return (
    <>
      <button
        type="button"
        className={styles.button}
        onClick={recompute}
        disabled={state.kind === "working"}
      >
        Recompute in this browser
      </button>
      <p role="status" className={classNames("quiet", styles.status)}>
        {wordState(state)}
      </p>
      {state.kind === "done" ? <RecomputedTable figures={state.figures} /> : null}
    </>
  );
}

function wordState(state: State): string {
  switch (state.kind) {
    case "idle":
      return "";
    case "working":
      return state.step;
    case "failed":
      return `Nothing was recomputed: ${state.reason}.`;
    case "done":
      return wordResult(state.figures, state.tookMs);
  }
}

function wordResult(figures: readonly RecomputedFigure[], tookMs: number): string {
  const different = figures.filter(({ isSame }) => !isSame).length;
  const took = `in ${(tookMs / 1000).toFixed(1)} s`;
  return different === 0
    ? `Recomputed ${took}: all ${figures.length} figures are equal to the last digit.`
    : `Recomputed ${took}: ${different} of ${figures.length} figures differ.`;
}
