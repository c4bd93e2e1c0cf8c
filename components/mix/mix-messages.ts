import type { MixWeights } from "../../lib/core/mix/mix-weights";
import type { PackedOutcomes } from "../../lib/core/outcomes/packed-outcomes";
import type { RankedSlice } from "../../lib/core/outcomes/rank-slice";
import type { BoardRelations } from "../../lib/core/pairs/relate-board";

export type MixRequest =
  | { kind: "load"; k: number; cycle: string; outcomes: PackedOutcomes }
  | { kind: "rank"; id: number; mix: MixWeights };

/** In this order for each mix asked for, unless another was asked for in between. */
export type MixReply =
  /** False: records leave tasks out or lack candidates, so that no mix can be rated alike for all. */
  | { kind: "loaded"; canWeigh: boolean }
  | { kind: "ranked"; id: number; ranked: RankedSlice; computedMs: number }
  | { kind: "related"; id: number; relations: BoardRelations; computedMs: number }
  | { kind: "failed"; message: string };
