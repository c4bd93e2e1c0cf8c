import "server-only";
import { type ClaimRecord, listClaims } from "../../db/repositories/list-claims";
import {
  listMeasuredCycles,
  type MeasuredCycleRow,
} from "../../db/repositories/list-measured-cycles";
import {
  listSuiteRevisions,
  type SuiteRevisionRow,
} from "../../db/repositories/list-suite-revisions";
import type { SuiteCard } from "../core/suite/suite-card";
import { loadSuiteCard } from "./load-suite-card";
import { readSnapshot } from "./read-snapshot";
import { SnapshotMemo } from "./snapshot-memo";

/**
 * Where boards of one suite can be, its revisions, the one that stands for it last, and measured cycles; and
 * what all of them show.
 */
export interface SuitePlaces {
  revisions: readonly SuiteRevisionRow[];
  measured: readonly MeasuredCycleRow[];
  /** Null when nobody has described the suite. */
  card: SuiteCard | null;
  claims: readonly ClaimRecord[];
}

const places = new SnapshotMemo<SuitePlaces>();

/** The places of a suite, read once for all of its pages as long as nothing is written. */
export function readSuitePlaces(suiteId: string): Promise<SuitePlaces> {
  return places.get(suiteId, () =>
    readSnapshot(async (db) => ({
      revisions: await listSuiteRevisions(db, { suiteId }),
      measured: await listMeasuredCycles(db, suiteId),
      card: await loadSuiteCard(db, suiteId),
      claims: await listClaims(db, suiteId),
    })),
  );
}
