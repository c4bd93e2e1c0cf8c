import "server-only";
import type { ArchivedBoard, ArchivedTask } from "../../contracts/archive";
import type { CycleEntry } from "../../contracts/cycle";
import type { BoardEvent } from "../../contracts/event";
import type { BoardOutcomesAnswer } from "../../contracts/outcomes";
import type { RunManifest } from "../../contracts/run";

export interface ArchivedRun {
  id: string;
  manifest: RunManifest;
  /** Of each stored trace; null for a run that was measured elsewhere, which has none. */
  traceDigests: readonly string[] | null;
}

/** Everything public about one cycle of a suite that fits into memory, and what names the rest. */
export interface ArchivePlan {
  board: ArchivedBoard;
  /** Null for a suite without weeks. */
  cycle: CycleEntry | null;
  outcomes: BoardOutcomesAnswer;
  /** Null while the ids of its tasks may not be named. */
  tasks: ArchivedTask[] | null;
  events: BoardEvent[];
  /** By id. */
  runs: ArchivedRun[];
  /** The newest record that the cycle rests on; the chain is archived up to it. */
  newestRecordId: number;
}
