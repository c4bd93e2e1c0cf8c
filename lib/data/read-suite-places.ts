import "server-only";
import {
  listMeasuredCycles,
  type MeasuredCycleRow,
} from "../../db/repositories/list-measured-cycles";
import {
  listSuiteRevisions,
  type SuiteRevisionRow,
} from "../../db/repositories/list-suite-revisions";
import { readSnapshot } from "./read-snapshot";
import { SnapshotMemo } from "./snapshot-memo";

/** Where boards of one suite can be: its revisions, the one that stands for it last, and measured cycles. */
export interface SuitePlaces {
  revisions: readonly SuiteRevisionRow[];
  measured: readonly MeasuredCycleRow[];
}

const places = new SnapshotMemo<SuitePlaces>();

/** The places of a suite, read once for all of its pages as long as nothing is written. */
export function readSuitePlaces(suiteId: string): Promise<SuitePlaces> {
  return places.get(suiteId, () =>
    readSnapshot(async (db) => ({
      revisions: await listSuiteRevisions(db, { suiteId }),
      measured: await listMeasuredCycles(db, suiteId),
    })),
  );
}
