import type { PackedOutcomes } from "../../../lib/core/outcomes/packed-outcomes";
import type { RankedSlice } from "../../../lib/core/outcomes/rank-slice";
import type { OutcomeScope } from "../../../lib/core/pairs/outcome-scope";
import type { BoardRelations } from "../../../lib/core/pairs/relate-board";

/** What the worker is told once. */
export interface SliceBoard {
  cycle: string;
  k: number;
  /** Every k to estimate. */
  availableK: readonly number[];
  outcomes: PackedOutcomes;
}

export type SliceRequest =
  | { kind: "load"; board: SliceBoard }
  | { kind: "rank"; id: number; scope: OutcomeScope };

/** In this order for each scope asked for, unless another was asked for in between. */
export type SliceReply =
  /** False: who is ranked differs between slices, so that only the server can say. */
  | { kind: "loaded"; isSliceable: boolean }
  | { kind: "ranked"; id: number; scope: OutcomeScope; ranked: RankedSlice; computedMs: number }
  | { kind: "related"; id: number; relations: BoardRelations; computedMs: number }
  | { kind: "failed"; message: string };
