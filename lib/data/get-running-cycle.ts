import "server-only";
import { findCycleInWork } from "../../db/repositories/find-cycle-in-work";
import type { Board } from "../contracts/board";
import type { RunningCycle } from "../core/cycle/running-cycle";
import { getCycleProgress } from "./get-cycle-progress";
import { SnapshotMemo } from "./snapshot-memo";
import { webDatabase } from "./web-database";

const weeks = new SnapshotMemo<RunningCycle | null>();

/** The week that is being measured for the board of the weekly suite; null on others, and when none is. */
export async function getRunningCycle({
  suite,
}: Pick<Board, "suite">): Promise<RunningCycle | null> {
  return suite.id === "weekly" ? weeks.get("newest", readRunningCycle) : null;
}

async function readRunningCycle(): Promise<RunningCycle | null> {
  const work = await findCycleInWork(webDatabase());
  if (work === null) return null;
  // What is left is not told: a page that is kept can't count down.
  const { models, questions, answered, graded } = await getCycleProgress(
    work.cycle,
    work.tasks,
    work.openedAt,
  );
  return { cycle: work.cycle, models: models.length, questions, answered, graded };
}
