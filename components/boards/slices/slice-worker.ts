import { isSliceable } from "../../../lib/core/outcomes/is-sliceable";
import type { OutcomeMatrix } from "../../../lib/core/outcomes/outcome-matrix";
import { rankSlice } from "../../../lib/core/outcomes/rank-slice";
import { relateSlice } from "../../../lib/core/outcomes/relate-slice";
import { shareResamples } from "../../../lib/core/outcomes/share-resamples";
import { unpackOutcomes } from "../../../lib/core/outcomes/unpack-outcomes";
import { type OutcomeScope, wholeBoard } from "../../../lib/core/pairs/outcome-scope";
import type { SliceBoard, SliceReply, SliceRequest } from "./slice-messages";

// Ranks the slices of one board away from the page, by the functions that the server uses.

interface Loaded {
  board: SliceBoard;
  matrix: OutcomeMatrix;
}

let loaded: Loaded | null = null;
let newest = 0;

addEventListener("message", ({ data }: MessageEvent<SliceRequest>) => {
  answer(data).catch((error: unknown) => {
    reply({ kind: "failed", message: error instanceof Error ? error.message : String(error) });
  });
});

async function answer(request: SliceRequest): Promise<void> {
  if (request.kind === "load") await load(request.board);
  else await rank(request);
}

async function load(board: SliceBoard): Promise<void> {
  const matrix = unpackOutcomes(board.outcomes);
  loaded = { board, matrix };
  reply({ kind: "loaded", isSliceable: isSliceable(matrix, board.k) });
  // Over everything while nobody waits: the first slice then runs on compiled code.
  for (const scope of [wholeBoard, matrix.tasks[0] ?? wholeBoard, wholeBoard]) {
    const order = rankSlice(matrix, scope, protocolOf(board, scope)).rows.map(({ slug }) => slug);
    await letOthersIn();
    if (newest === 0) relateSlice(matrix, { ...board, scope }, order);
    await letOthersIn();
    if (newest > 0) return;
  }
}

/** A question that has come meanwhile is answered first. */
function letOthersIn(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 0));
}

function protocolOf({ cycle, k, availableK }: SliceBoard, scope: OutcomeScope) {
  return { k, allK: availableK, resamplesFor: shareResamples(cycle, scope) };
}

async function rank({ id, scope }: Extract<SliceRequest, { kind: "rank" }>): Promise<void> {
  if (loaded === null) throw new Error("a slice was asked for before its board");
  newest = id;
  const { board, matrix } = loaded;
  const started = performance.now();
  const ranked = rankSlice(matrix, scope, protocolOf(board, scope));
  reply({ kind: "ranked", id, scope, ranked, computedMs: performance.now() - started });
  // A newer question makes the rest of this one needless.
  await letOthersIn();
  if (newest !== id) return;
  const restarted = performance.now();
  const order = ranked.rows.map(({ slug }) => slug);
  const relations = relateSlice(matrix, { ...board, scope }, order);
  reply({ kind: "related", id, relations, computedMs: performance.now() - restarted });
}

function reply(message: SliceReply): void {
  postMessage(message);
}
