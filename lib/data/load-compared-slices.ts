import "server-only";
import type { Database } from "../../db/client";
import { findRecord } from "../../db/repositories/find-record";
import type { Slice } from "../contracts/board";
import type { ComparedModel } from "../contracts/comparison";
import type { ManyComparison } from "../contracts/many-comparison";
import { DomainError } from "../core/errors";
import { loadSliceScores } from "./load-slice-scores";
import { parseRecord } from "./parse-record";
import { readSnapshot } from "./read-snapshot";

type SliceOfMany = ManyComparison["slices"][number];

/**
 * The slices of several models with what each scored in them, as the model's own page has it: rate and interval
 * where it was graded here and the slice has tasks enough.
 * @param slices with what each passed, in the order of the models
 */
export async function loadComparedSlices(
  models: readonly ComparedModel[],
  slices: readonly Omit<SliceOfMany, "scores">[],
  k: number,
): Promise<SliceOfMany[]> {
  const scores = await readSnapshot(async (db) => {
    const all: SliceOfMany["scores"][] = [];
    for (const [place, model] of models.entries()) {
      all.push(await scoreSlices(db, model, listOwn(slices, place), k));
    }
    return all;
  });
  return slices.map((slice, at) => ({ ...slice, scores: scores.map((own) => own[at] ?? null) }));
}

/** A repository is a slice of what was measured elsewhere alone. */
function listOwn(slices: readonly Omit<SliceOfMany, "scores">[], place: number): (Slice | null)[] {
  return slices.map(({ dimension, value, tasks, passed }) =>
    dimension === "repository" ? null : { dimension, value, tasks, passed: passed[place] ?? null },
  );
}

async function scoreSlices(
  db: Database,
  { recordId, runId, cycle, gradedHere }: ComparedModel,
  own: readonly (Slice | null)[],
  k: number,
): Promise<SliceOfMany["scores"]> {
  if (!gradedHere) return own.map(() => null);
  const record = await findRecord(db, recordId);
  if (record === null) throw new DomainError("integrity", `the record ${recordId} is gone`);
  const { excluded, sequentialAttempts } = parseRecord(record);
  const scored = await loadSliceScores(db, {
    ...{ runId, cycle, k, slices: own.filter((slice) => slice !== null), isIncomplete: false },
    excluded: new Set(excluded.map(({ taskId }) => taskId)),
    attempts: sequentialAttempts ?? null,
  });
  return own.map((slice) => {
    const found = scored.find(
      ({ dimension, value }) => dimension === slice?.dimension && value === slice.value,
    );
    if (!found || found.passRate === null || found.interval === null) return null;
    return { passRate: found.passRate, interval: found.interval.displayed };
  });
}
