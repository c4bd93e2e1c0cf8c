import { equalMix } from "../../lib/core/mix/mix-weights";
import { type PreparedMix, prepareMix, rankMix } from "../../lib/core/mix/rank-mix";
import { relateMix } from "../../lib/core/mix/relate-mix";
import { isSliceable } from "../../lib/core/outcomes/is-sliceable";
import type { OutcomeMatrix } from "../../lib/core/outcomes/outcome-matrix";
import { shareResamples } from "../../lib/core/outcomes/share-resamples";
import { unpackOutcomes } from "../../lib/core/outcomes/unpack-outcomes";
import type { MixReply, MixRequest } from "./mix-messages";

// Weighs one board by the mixes of a reader, away from the page.

interface Loaded {
  matrix: OutcomeMatrix;
  k: number;
  cycle: string;
}

let loaded: Loaded | null = null;
let newest = 0;

addEventListener("message", ({ data }: MessageEvent<MixRequest>) => {
  answer(data).catch((error: unknown) => {
    reply({ kind: "failed", message: error instanceof Error ? error.message : String(error) });
  });
});

async function answer(request: MixRequest): Promise<void> {
  if (request.kind === "rank") return rank(request);
  const { k, cycle, outcomes } = request;
  const whole = unpackOutcomes(outcomes);
  const matrix = { ...whole, models: whole.models.filter(({ ranked }) => ranked) };
  loaded = { matrix, k, cycle };
  const canWeigh = isSliceable(matrix, k);
  reply({ kind: "loaded", canWeigh });
  if (canWeigh) await warmUp(loaded);
}

/** Over an uneven mix while nobody waits: the first mix then runs on compiled code. */
async function warmUp({ matrix, k, cycle }: Loaded): Promise<void> {
  const tiers = { "1": 3, "2": 2, "3": 1, none: 1 };
  for (const mix of [equalMix, { ...equalMix, tier: tiers }]) {
    await letOthersIn();
    const prepared = newest === 0 ? prepareMix(matrix, mix, { k, cycle }) : null;
    if (prepared === null) return;
    const order = listOrder(prepared);
    await letOthersIn();
    if (newest === 0) relateMix(prepared, order);
  }
}

/** Drawing takes longer than everything else, and a slider that moves seldom needs another draw. */
let drawn: { key: string; resamplesFor: ReturnType<typeof shareResamples> } | null = null;

function resamplesOf({ cycle, scope }: PreparedMix): ReturnType<typeof shareResamples> {
  const key = JSON.stringify([cycle, scope]);
  if (drawn?.key !== key) drawn = { key, resamplesFor: shareResamples(cycle, scope) };
  return drawn.resamplesFor;
}

function listOrder(prepared: PreparedMix): string[] {
  return rankMix(prepared, resamplesOf(prepared)).rows.map(({ slug }) => slug);
}

/** A question that has come meanwhile is answered first. */
function letOthersIn(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 0));
}

async function rank({ id, mix }: Extract<MixRequest, { kind: "rank" }>): Promise<void> {
  if (loaded === null) throw new Error("a mix was asked for before its board");
  newest = id;
  const started = performance.now();
  const prepared = prepareMix(loaded.matrix, mix, loaded);
  const ranked =
    prepared === null ? { rows: [], unranked: [] } : rankMix(prepared, resamplesOf(prepared));
  reply({ kind: "ranked", id, ranked, computedMs: performance.now() - started });
  // A newer question makes the rest of this one needless.
  await letOthersIn();
  if (newest !== id || prepared === null) return;
  const restarted = performance.now();
  const relations = relateMix(
    prepared,
    ranked.rows.map(({ slug }) => slug),
  );
  reply({ kind: "related", id, relations, computedMs: performance.now() - restarted });
}

function reply(message: MixReply): void {
  postMessage(message);
}
