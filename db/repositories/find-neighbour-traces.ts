import { and, asc, desc, eq, type SQL, sql } from "drizzle-orm";
import type { Database } from "../client";
import { candidates, tasks, verdicts } from "../schema";
import { isCurrentVerdict } from "./current-verdict";

export interface NeighbourTrace {
  verdictId: number;
  taskKey: string;
  candidateIndex: number;
}

export interface NeighbourTraces {
  previous: NeighbourTrace | null;
  next: NeighbourTrace | null;
}

interface CandidatePlace {
  runId: string;
  position: number;
  candidateIndex: number;
}

/** The current traces before and after a candidate in its run, by task position and candidate index. */
export async function findNeighbourTraces(
  db: Database,
  place: CandidatePlace,
): Promise<NeighbourTraces> {
  const here = sql`(${place.position}::int, ${place.candidateIndex}::int)`;
  const there = sql`(${tasks.position}, ${candidates.candidateIndex})`;
  const find = async (isThere: SQL, order: typeof asc | typeof desc) => {
    const [row] = await db
      .select({
        verdictId: verdicts.id,
        taskKey: tasks.taskKey,
        candidateIndex: candidates.candidateIndex,
      })
      .from(candidates)
      .innerJoin(tasks, eq(tasks.id, candidates.taskId))
      .innerJoin(verdicts, and(eq(verdicts.candidateId, candidates.id), isCurrentVerdict))
      .where(and(eq(candidates.runId, place.runId), isThere))
      .orderBy(order(tasks.position), order(candidates.candidateIndex))
      .limit(1);
    return row ?? null;
  };
  return {
    previous: await find(sql`${there} < ${here}`, desc),
    next: await find(sql`${there} > ${here}`, asc),
  };
}
