import { and, asc, desc, eq, ne } from "drizzle-orm";
import type { VerdictKind } from "../../lib/core/vocabulary";
import type { Database } from "../client";
import { candidates, currentModels, runs, scoreRecords, verdicts } from "../schema";
import { isCurrentRecord } from "./current-record";
import { isCurrentVerdict } from "./current-verdict";

export interface BesideTrace {
  verdictId: number;
  verdict: VerdictKind;
  /** Of the model, as it is called now. */
  name: string;
}

/**
 * The current traces of the other models for one task in one cycle: of each model's newest published run the
 * first candidate's.
 */
export function listBesideTraces(
  db: Database,
  { taskId, cycle, modelId }: { taskId: number; cycle: string; modelId: number },
): Promise<BesideTrace[]> {
  return db
    .selectDistinctOn([runs.modelId], {
      verdictId: verdicts.id,
      verdict: verdicts.verdict,
      name: currentModels.name,
    })
    .from(candidates)
    .innerJoin(runs, eq(runs.id, candidates.runId))
    .innerJoin(currentModels, eq(currentModels.id, runs.modelId))
    .innerJoin(scoreRecords, and(eq(scoreRecords.runId, runs.id), isCurrentRecord))
    .innerJoin(verdicts, and(eq(verdicts.candidateId, candidates.id), isCurrentVerdict))
    .where(and(eq(candidates.taskId, taskId), eq(runs.cycle, cycle), ne(runs.modelId, modelId)))
    .orderBy(asc(runs.modelId), desc(scoreRecords.id), asc(candidates.candidateIndex));
}
