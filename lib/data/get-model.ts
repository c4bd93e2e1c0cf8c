import "server-only";
import type { Database } from "../../db/client";
import { findModel } from "../../db/repositories/find-model";
import { listModelClaims } from "../../db/repositories/list-model-claims";
import { listModelRecords } from "../../db/repositories/list-model-records";
import type { ModelDetail, ModelStanding } from "../contracts/model";
import { listUndisclosedFields } from "../core/model/list-undisclosed-fields";
import type { ScorePayload } from "../core/scoring/score-payload";
import { type CountedStanding, findStandings } from "./find-standings";
import { loadSliceScores, type SlicedRun } from "./load-slice-scores";
import { parseRecord } from "./parse-record";
import { readSnapshot } from "./read-snapshot";
import { SnapshotMemo } from "./snapshot-memo";
import { toDescribedModel } from "./to-described-model";
import { toModelClaim } from "./to-model-claim";
import { toModelRecord } from "./to-model-record";

const models = new SnapshotMemo<ModelDetail | null>();

/**
 * A model: what is known of it, its current records newest first, where it stands on each board, and
 * what is claimed of it. Null when there is no such model.
 */
export function getModel(slug: string): Promise<ModelDetail | null> {
  return models.get(slug, () => readModel(slug));
}

type Counting = Pick<SlicedRun, "excluded" | "attempts">;

/** What a model's own rows say, before any board is asked. */
type OwnFacts = Omit<ModelDetail, "standings"> & {
  /** How the tasks of each record count, by its id. */
  counting: Map<number, Counting>;
};

async function readModel(slug: string): Promise<ModelDetail | null> {
  const own = await readSnapshot((db) => readOwnFacts(db, slug));
  if (own === null) return null;
  const { counting, ...facts } = own;
  const counted = await findStandings(slug, facts.current);
  const standings = await readSnapshot(async (db) => {
    const rated: ModelStanding[] = [];
    for (const standing of counted) rated.push(await rateSlices(db, standing, counting));
    return rated;
  });
  return { ...facts, standings };
}

async function readOwnFacts(db: Database, slug: string): Promise<OwnFacts | null> {
  const row = await findModel(db, slug);
  if (row === null) return null;
  const model = toDescribedModel(row);
  const records = (await listModelRecords(db, slug)).filter(
    (record) => record.supersededById === null,
  );
  const claims = await listModelClaims(db, slug);
  return {
    model,
    undisclosed: model.synthetic ? [] : listUndisclosedFields(model),
    current: records.map(toModelRecord).reverse(),
    claims: claims.map(toModelClaim),
    counting: new Map(records.map((record) => [record.id, toCounting(parseRecord(record))])),
  };
}

function toCounting({ excluded, sequentialAttempts }: ScorePayload): Counting {
  return {
    excluded: new Set(excluded.map(({ taskId }) => taskId)),
    attempts: sequentialAttempts ?? null,
  };
}

async function rateSlices(
  db: Database,
  standing: CountedStanding,
  counting: OwnFacts["counting"],
): Promise<ModelStanding> {
  const { runId, cycle, k, slices, recordId } = standing;
  const all = { excluded: new Set<string>(), attempts: null };
  return {
    ...standing,
    slices: standing.gradedHere
      ? await loadSliceScores(db, {
          ...{ runId, cycle, k, slices, isIncomplete: standing.reason === "incomplete" },
          ...(counting.get(recordId) ?? all),
        })
      : slices.map((slice) => ({ ...slice, passRate: null, interval: null })),
  };
}
