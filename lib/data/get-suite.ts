import "server-only";
import type { Database } from "../../db/client";
import { listCardDates } from "../../db/repositories/list-card-dates";
import { listLimitsDecisions } from "../../db/repositories/list-limits-decisions";
import { listStandings, type StandingRow } from "../../db/repositories/list-standings";
import {
  listSuiteRevisions,
  type SuiteRevisionRow,
} from "../../db/repositories/list-suite-revisions";
import { summariseTasks } from "../../db/repositories/summarise-tasks";
import type {
  SuiteCycleEntry,
  SuiteDetail,
  SuiteLimitsEntry,
  SuiteRevisionEntry,
} from "../contracts/suite";
import { loadSuiteCard } from "./load-suite-card";
import { loadSuiteSummary } from "./load-suite-summary";
import { listCycles } from "./locate-cycle";
import { readRevisionTasks } from "./read-revision-tasks";
import { readSnapshot } from "./read-snapshot";
import { SnapshotMemo } from "./snapshot-memo";

const suites = new SnapshotMemo<SuiteDetail | null>();

/**
 * A suite with its card, its revisions, its cycles and what was decided about it; null when there is
 * none of this id, or only one that is drawn for a week that isn't published.
 */
export function getSuite(id: string): Promise<SuiteDetail | null> {
  return suites.get(id, () => readSnapshot((db) => readSuite(db, id)));
}

async function readSuite(db: Database, id: string): Promise<SuiteDetail | null> {
  const revisions = await listSuiteRevisions(db, { suiteId: id });
  const newest = revisions.at(-1);
  if (newest === undefined) return null;
  const standings = await listStandings(db, id);
  const tasks = await summariseTasks(
    db,
    revisions.map(({ revisionId }) => revisionId),
  );
  const { slices } = await readRevisionTasks(db, newest.revisionId);
  return {
    suite: await loadSuiteSummary(db, newest, standings),
    card: await loadSuiteCard(db, id),
    cardDates: (await listCardDates(db, id)).map((date) => date.toISOString()),
    cells: [...slices],
    revisions: revisions
      .map((row) => toRevision(row, tasks.get(row.revisionId)?.baseProblems ?? 0))
      .reverse(),
    cycles: listCycles(standings).map((cycle) => toCycle(cycle, standings, revisions)),
    limitsDecisions: await listDecisions(db, id, revisions),
    recordIds: standings.map(({ recordId }) => recordId),
  };
}

function toRevision(row: SuiteRevisionRow, baseProblems: number): SuiteRevisionEntry {
  const { revision, tasks, exposed } = row;
  return {
    ...{ revision, tasks, baseProblems, exposed },
    source: {
      name: row.sourceName,
      sha256: row.sourceSha256,
      importedAt: row.importedAt.toISOString(),
    },
  };
}

function toCycle(
  cycle: string,
  standings: readonly StandingRow[],
  revisions: readonly SuiteRevisionRow[],
): SuiteCycleEntry {
  const own = standings.filter((standing) => standing.cycle === cycle);
  const revision = revisions.findLast(({ revisionId }) =>
    own.some((standing) => standing.revisionId === revisionId),
  );
  return {
    cycle,
    measured: own.filter(({ synthetic, rankable }) => rankable && !synthetic).length,
    tasks: revision?.tasks ?? 0,
  };
}

/** Those about revisions that are listed: others belong to weeks that aren't published. */
async function listDecisions(
  db: Database,
  id: string,
  revisions: readonly SuiteRevisionRow[],
): Promise<SuiteLimitsEntry[]> {
  const names = new Map(revisions.map(({ revisionId, revision }) => [revisionId, revision]));
  return (await listLimitsDecisions(db, id)).flatMap(({ revisionId, reason, decidedAt }) => {
    const revision = names.get(revisionId);
    return revision === undefined ? [] : [{ revision, reason, decidedAt: decidedAt.toISOString() }];
  });
}
