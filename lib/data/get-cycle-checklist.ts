import "server-only";
import { findCycle } from "../../db/repositories/find-cycle";
import { type BoardRecordRow, listBoardRecords } from "../../db/repositories/list-board-records";
import { listCategories } from "../../db/repositories/list-categories";
import { listRunArtifacts, type RunArtifactsRow } from "../../db/repositories/list-run-artifacts";
import { listChecklist } from "../core/protocol/checklist";
import { type JoinedChecklistItem, joinChecklists } from "../core/protocol/join-checklists";
import { toScoreFacts } from "../core/scoring/score-facts";
import type { TaskCategory } from "../core/vocabulary";
import { parseRecord } from "./parse-record";
import { readSnapshot } from "./read-snapshot";
import { SnapshotMemo } from "./snapshot-memo";

const checklists = new SnapshotMemo<JoinedChecklistItem[]>();

/**
 * The reproducibility checklist of a week, over the runs of its real models, or of its baselines where
 * there is no other; empty before its publication.
 */
export function getCycleChecklist(week: string): Promise<JoinedChecklistItem[]> {
  return checklists.get(week, () =>
    readSnapshot(async (db) => {
      const cycle = await findCycle(db, { cycle: week });
      if (cycle === null) return [];
      const at = { revisionId: cycle.suiteRevisionId, cycle: week };
      const all = await listBoardRecords(db, at);
      const real = all.filter(({ synthetic }) => !synthetic);
      const rows = real.length > 0 ? real : all;
      if (rows.length === 0) return [];
      const categories = await listCategories(db, cycle.suiteRevisionId);
      const kept = await listRunArtifacts(
        db,
        rows.map(({ runId }) => runId),
      );
      const artifacts = new Map(kept.map((row) => [row.runId, row]));
      return joinChecklists(
        rows.map((row) => ({
          name: row.name,
          items: checkRun(row, categories, artifacts.get(row.runId)),
        })),
      );
    }),
  );
}

function checkRun(
  { recordId, canonical, manifest }: BoardRecordRow,
  categories: readonly (TaskCategory | null)[],
  kept: RunArtifactsRow | undefined,
) {
  return listChecklist({
    generation: manifest.generation,
    measured: manifest.execution === null ? "elsewhere" : "here",
    categories,
    isComplete: toScoreFacts(parseRecord({ id: recordId, canonical })).state === "complete",
    candidates: kept?.candidates ?? 0,
    candidatesWithTokens: kept?.candidatesWithTokens ?? 0,
    answersWithheld: kept?.submissionsWithheld ?? false,
  });
}
