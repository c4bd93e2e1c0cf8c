import type { CycleEntry } from "../../lib/contracts/cycle";
import type { CycleStatus } from "../../lib/core/cycle/cycle-status";
import { ShareBar } from "../charts/share-bar";
import { wordProgress } from "./cycle-words";
import styles from "./running-note.module.css";

interface RunningNoteProps {
  state: CycleEntry["state"];
  progress: CycleStatus;
}

/** How far a week is that isn't on the board, and what a reader sees in the meantime. */
export function RunningNote({ state, progress }: RunningNoteProps) {
  if (state === "published") return null;
  return (
    <>
      <p className="lede">{wordProgress(progress)}</p>
      <div className={styles.bar}>
        <ShareBar part={progress.graded} whole={progress.questions} />
      </div>
      <p>
        {state === "open"
          ? "No rate is shown before every verdict is in and every gate holds: half a week would rank models by luck. Until then the board before this week stays."
          : "A gate did not hold, so no rate of this week is shown: the board before it stays. What was found stands below."}
      </p>
    </>
  );
}
