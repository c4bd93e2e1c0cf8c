import "server-only";
import { listWeekRecords } from "../../db/repositories/list-board-records";
import type { Week, WeekModel } from "../core/cycle/what-changed";
import { selectRanked } from "../core/scoring/select-ranked";
import { parseRecord } from "./parse-record";
import { readSnapshot } from "./read-snapshot";
import { readSuitePlaces } from "./read-suite-places";

/** A model of a week as its record states it. */
export interface WeekEntry extends WeekModel {
  synthetic: boolean;
}

/** A week's models and rates from its records alone, without comparing them; null where there is no such week. */
export async function readWeek(suiteId: string, cycle: string): Promise<Week | null> {
  const { revisions, measured } = await readSuitePlaces(suiteId);
  const revisionId = measured.findLast((each) => each.cycle === cycle)?.revisionId;
  const revision = revisions.find((each) => each.revisionId === revisionId);
  if (revisionId === undefined || revision === undefined) return null;
  return readSnapshot(async (db) => {
    const records = await listWeekRecords(db, { revisionId, cycle });
    const entries = records.map((record) => {
      const { state, passRate } = parseRecord({ id: record.recordId, canonical: record.canonical });
      return { ...record, isIncomplete: state === "incomplete", passRate };
    });
    const rankable = entries.filter((entry) => !entry.isIncomplete && entry.passRate !== null);
    const ranked = new Set(
      selectRanked(rankable, { compared: revision.compared, inForce: revision.limits }),
    );
    return toWeek(
      cycle,
      entries.map((entry) => ({
        ...{ slug: entry.slug, name: entry.name, synthetic: entry.synthetic },
        passRate: ranked.has(entry) ? Number(entry.passRate) : null,
        isIncomplete: entry.isIncomplete,
      })),
    );
  });
}

/** The models of a week; baselines, whose rates are known, only where nothing else was measured. */
export function toWeek(cycle: string, entries: readonly WeekEntry[]): Week {
  const real = entries.filter(({ synthetic }) => !synthetic);
  return {
    cycle,
    models: (real.length > 0 ? real : entries).map(({ slug, name, passRate, isIncomplete }) => ({
      ...{ slug, name, passRate, isIncomplete },
    })),
  };
}
