import { eq, inArray, sql } from "drizzle-orm";
import { DomainError } from "../../lib/core/errors";
import { manifestSchema } from "../../lib/core/protocol/manifest";
import { type ComparableRecord, keepComparison } from "../../lib/core/scoring/keep-comparison";
import { comparisonForm, type KeptComparison } from "../../lib/core/scoring/kept-comparison";
import { parseRecordText } from "../../lib/core/scoring/parse-record-text";
import type { Database } from "../client";
import { boardComparisons, runs, suiteRevisions } from "../schema";
import { type BoardPlace, listBoardRecords } from "./list-board-records";
import { type KeptFigures, listKeptFigures } from "./list-kept-figures";
import { listPreviousRecords } from "./list-previous-records";
import { toTaskTallies } from "./list-task-tallies";
import { currentLimits } from "./suite-revision";
import { wholeSuite } from "./task-scope";

/**
 * Keeps how the boards that runs stand on compare, from the records as they stand now: to be called in the
 * transaction that appends them, once their figures are kept.
 */
export async function appendRunComparisons(db: Database, runIds: readonly string[]): Promise<void> {
  if (runIds.length === 0) return;
  const places = await db
    .selectDistinct({ revisionId: runs.suiteRevisionId, cycle: runs.cycle })
    .from(runs)
    .where(inArray(runs.id, [...runIds]));
  for (const place of places) await appendBoardComparison(db, place);
}

/** Keeps how one board compares, or that it has to be worked out each time that it is shown. */
export async function appendBoardComparison(db: Database, place: BoardPlace): Promise<void> {
  const comparison = await compare(db, place);
  const { revisionId: suiteRevisionId, cycle } = place;
  await db
    .insert(boardComparisons)
    .values({ suiteRevisionId, cycle, form: comparisonForm, comparison });
}

async function compare(db: Database, place: BoardPlace): Promise<KeptComparison | null> {
  const [revision] = await db
    .select({
      k: suiteRevisions.k,
      compared: suiteRevisions.compared,
      inForce: sql<Record<string, number> | null>`${currentLimits}`,
    })
    .from(suiteRevisions)
    .where(eq(suiteRevisions.id, place.revisionId));
  if (revision === undefined) return null;
  try {
    const records = await listComparable(db, place, revision.k);
    return records === null ? null : keepComparison(records, { ...revision, cycle: place.cycle });
  } catch (error) {
    // Records whose board can't be shown are appended all the same; the board says what is wrong.
    if (error instanceof DomainError) return null;
    throw error;
  }
}

/** The complete records of a board; null where one has no figures, is of another k, or names what can't be read. */
async function listComparable(
  db: Database,
  place: BoardPlace,
  k: number,
): Promise<ComparableRecord[] | null> {
  // Incomplete ones are never ranked, and counted anew each time.
  const records = (await listBoardRecords(db, place))
    .map(({ canonical, ...row }) => {
      return { ...row, payload: parseRecordText({ id: row.recordId, canonical }) };
    })
    .filter(({ payload }) => payload.state === "complete");
  if (records.some(({ payload }) => payload.k !== k)) return null;
  const runIds = records.map(({ runId }) => runId);
  const kept = await listKeptFigures(db, runIds);
  const figuresOf = new Map(kept.map((figures) => [figures.runId, figures]));
  const tallies = await toTaskTallies(db, runIds, wholeSuite, kept);
  const talliesOf = Map.groupBy(tallies, ({ runId }) => runId);
  const recordIds = records.map(({ recordId }) => recordId);
  const previous = await listPreviousRecords(db, recordIds);
  const comparable = records.flatMap(({ recordId, figuresId, runId, payload, ...record }) => {
    const figures = figuresOf.get(runId);
    const manifest = manifestSchema.safeParse(record.manifest).data;
    if (figures === undefined || figuresId === null || manifest === undefined) return [];
    const previousId = previous.get(recordId) ?? null;
    return {
      ...{ slug: record.slug, synthetic: record.synthetic, manifest, payload },
      tallies: talliesOf.get(runId) ?? [],
      line: { recordId, figuresId, previousId, ...toShown(figures) },
    };
  });
  return comparable.length === records.length && records.length > 0 ? comparable : null;
}

/** What a row shows of the figures beside the tallies. */
function toShown(figures: KeptFigures) {
  const { executions, timeouts, medianWallMs: median, p95WallMs: p95 } = figures;
  const { promptTokens: prompt, completionTokens: completion } = figures;
  const isExecuted = median !== null && p95 !== null;
  return {
    executions: isExecuted ? executions : 0,
    timeouts: isExecuted ? timeouts : 0,
    executionMs: isExecuted ? { median, p95 } : null,
    tokens: { prompt, completion, candidates: figures.candidatesWithTokens },
  };
}
