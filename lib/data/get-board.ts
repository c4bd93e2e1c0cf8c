import "server-only";
import type { Database } from "../../db/client";
import { listBoardRecords } from "../../db/repositories/list-board-records";
import { listCycleEvents } from "../../db/repositories/list-cycle-events";
import { listTaskSlices } from "../../db/repositories/list-task-slices";
import { isWholeSuite } from "../../db/repositories/task-scope";
import type { Board, DriftNote } from "../contracts/board";
import { listMoved } from "../core/cycle/what-changed";
import { intervalLevel } from "../core/stats/interval-level";
import { type BoardQuery, toTaskScope } from "./board-query";
import { chooseK } from "./choose-k";
import { loadSuiteSummary } from "./load-suite-summary";
import { type CycleLocation, locateCycle } from "./locate-cycle";
import { parseRecord } from "./parse-record";
import { rankRecords } from "./rank-records";
import { readSnapshot } from "./read-snapshot";
import { readSuitePlaces } from "./read-suite-places";
import { requireSlice } from "./require-slice";
import { SnapshotMemo } from "./snapshot-memo";
import { toBoardRow, toUnrankedRow } from "./to-board-row";
import { toClaimRow } from "./to-claim-row";

const boards = new SnapshotMemo<Board | null>();

/**
 * The board of one suite and cycle: the current record of every model's newest run, ranked, with baselines,
 * incomplete records and claims apart. Null when there is no such suite or cycle.
 * @throws DomainError bad-input for a k that no row has, or a slice without tasks.
 */
export function getBoard(query: BoardQuery): Promise<Board | null> {
  const { suite, cycle, k, category, tier, language, level } = query;
  const key = JSON.stringify([suite, cycle, k, category, tier, language, level]);
  return boards.get(key, () => readBoard(query));
}

async function readBoard(query: BoardQuery): Promise<Board | null> {
  const { revisions, measured, card, claims } = await readSuitePlaces(query.suite);
  const location = locateCycle(revisions, measured, query.cycle);
  if (location === null) return null;
  return readSnapshot(async (db) => {
    const { unranked, ...board } = await assembleBoard(db, location, query);
    // A slice, or another k, may rank others than the board does.
    const isOwn = isWholeSuite(board.scope) && board.k === location.revision.k;
    const rankedModels = board.rows.filter(({ model }) => !model.synthetic).length;
    const known = isOwn ? { rankedModels } : undefined;
    const { revision, cycle } = location;
    const suite = await loadSuiteSummary(db, revision, measured, cycle, known);
    // A claim is of the whole suite: a slice says nothing of it.
    const claimed = isWholeSuite(board.scope) ? claims.map(toClaimRow) : [];
    return { suite, card, ...board, unranked: [...unranked, ...claimed] };
  });
}

async function assembleBoard(
  db: Database,
  { revision, cycle }: CycleLocation,
  query: BoardQuery,
): Promise<Omit<Board, "suite" | "card">> {
  const scope = toTaskScope(query);
  if (!isWholeSuite(scope)) requireSlice(await listTaskSlices(db, revision.revisionId), scope);
  const rows = await listBoardRecords(db, { revisionId: revision.revisionId, cycle });
  const records = rows.map((row) => ({
    row,
    payload: parseRecord({ id: row.recordId, canonical: row.canonical }),
  }));
  const { k, availableK } = chooseK(
    records.map(({ payload }) => payload),
    { requested: query.k, ofSuite: revision.k },
  );
  const view = { cycle, scope, k, availableK, level: query.level ?? intervalLevel };
  const { ranked, compared } = await rankRecords(db, revision.revisionId, records, view, {
    compared: revision.compared,
    inForce: revision.limits,
  });
  const driftOf = await readDrift(db, { suiteId: revision.suiteId, cycle });
  return {
    cycle,
    k,
    scope,
    availableK,
    pairs: compared.pairs,
    resolvableGap: compared.resolvableGap,
    rows: ranked.rows.map((row) =>
      toBoardRow(row, compared.relations.get(row.entry.slug), driftOf(row.entry.slug)),
    ),
    unranked: ranked.unranked.map((row) => toUnrankedRow(row, driftOf(row.entry.slug))),
  };
}

/** What the week told of each model against its own past. */
async function readDrift(
  db: Database,
  of: { suiteId: string; cycle: string },
): Promise<(slug: string) => DriftNote | null> {
  const moved = listMoved(await listCycleEvents(db, of));
  const notes = new Map(moved.map(({ slug, name: _name, ...note }) => [slug, note]));
  return (slug) => notes.get(slug) ?? null;
}
