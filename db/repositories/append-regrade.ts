import type { Database } from "../client";
import { executions, outcomes, verdicts } from "../schema/runs";
import { appendEvents } from "./append-events";
import { renewRecordFigures } from "./append-record-figures";
import { appendScoreRecord } from "./append-score-record";
import type { AppendedScoreRecord, ScoreRecordAppend } from "./append-score-records";
import type { NewExecution, NewOutcome, NewVerdict } from "./append-verdict";

/** One candidate that was executed again. */
export interface RegradedCandidate {
  execution: { row: NewExecution; outcomes: NewOutcome[] } | null;
  /** Null where the verdict did not change. */
  verdict: NewVerdict | null;
}

/** A record that takes the place of another, and what an event tells of it. */
export interface RegradeRecord extends ScoreRecordAppend {
  cycle: string;
  modelId: number;
  suiteId: string;
  reason: string;
}

export interface AppendedRegrade extends AppendedScoreRecord {
  /** Of the event that tells of it; none for a first record. */
  eventIds: number[];
}

/** Rows a statement: PostgreSQL takes 65,535 parameters at most. */
const rowsPerInsert = 1000;

/**
 * Adds everything that executing a run again came to, or nothing: executions with their outcomes,
 * the verdicts that changed, the record that follows from them, and an event where it corrects one.
 */
export function appendRegrade(
  db: Database,
  runId: string,
  regraded: readonly RegradedCandidate[],
  record: RegradeRecord | null,
): Promise<AppendedRegrade | null> {
  return db.transaction(async (transaction) => {
    const executionIds = await insertExecutions(transaction, regraded);
    const changed = regraded.flatMap(({ verdict }) =>
      verdict === null
        ? []
        : [{ ...verdict, executionId: executionIds.get(verdict.candidateId) ?? null }],
    );
    for (const rows of chunks(changed)) await transaction.insert(verdicts).values(rows);
    if (record === null) {
      // The times of what was executed again belong to the record that stands.
      await renewRecordFigures(transaction, runId);
      return null;
    }
    const appended = await appendScoreRecord(transaction, record);
    const eventIds: number[] = [];
    if (record.supersedesId !== null) {
      const { supersedesId, cycle, modelId, suiteId, reason } = record;
      const counts = { recordId: appended.id, supersedesId, verdicts: changed.length };
      const evidence = { runId, ...counts, reason };
      const event = { kind: "correction" as const, cycle, modelId, suiteId, evidence };
      eventIds.push(...(await appendEvents(transaction, [event])));
    }
    return { ...appended, eventIds };
  });
}

/** Returns the new execution of each candidate that has one. */
async function insertExecutions(
  db: Database,
  regraded: readonly RegradedCandidate[],
): Promise<Map<number, number>> {
  const ran = regraded.flatMap(({ execution }) => (execution === null ? [] : [execution]));
  const ids = new Map<number, number>();
  for (const part of chunks(ran)) {
    const added = await db
      .insert(executions)
      .values(part.map(({ row }) => row))
      .returning({ id: executions.id, candidateId: executions.candidateId });
    for (const { id, candidateId } of added) ids.set(candidateId, id);
  }
  const rows = ran.flatMap((execution) => {
    const executionId = ids.get(execution.row.candidateId);
    if (executionId === undefined) return [];
    return execution.outcomes.map((outcome) => ({ ...outcome, executionId }));
  });
  for (const part of chunks(rows)) await db.insert(outcomes).values(part);
  return ids;
}

function* chunks<Row>(rows: readonly Row[]): Generator<Row[]> {
  for (let start = 0; start < rows.length; start += rowsPerInsert) {
    yield rows.slice(start, start + rowsPerInsert);
  }
}
