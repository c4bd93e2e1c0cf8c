import "server-only";
import { countRecentWork } from "../../db/repositories/count-recent-work";
import { listCycleProgress, type ModelProgress } from "../../db/repositories/list-cycle-progress";
import type { CycleStatus } from "../core/cycle/cycle-status";
import { estimateWait } from "../core/cycle/estimate-wait";
import { readSnapshot } from "./read-snapshot";

const recentMs = 600_000;

/**
 * How far each model of a week has come, and how long the rest will take.
 * @param tasks of the cycle: each is one question to each model
 */
export function getCycleProgress(week: string, tasks: number, now: Date): Promise<CycleStatus> {
  return readSnapshot(async (db) => {
    const listed = await listCycleProgress(db, week);
    // A candidate is an answer, wherever it came from: those of baselines leave no reply.
    const models = listed.map((model) => ({
      ...model,
      answered: Math.max(model.answered, model.candidates),
    }));
    const sum = (of: (model: ModelProgress) => number) =>
      models.reduce((total, model) => total + of(model), 0);
    const recent = await countRecentWork(db, week, new Date(now.getTime() - recentMs));
    const done = { answered: sum(({ answered }) => answered), graded: sum(({ graded }) => graded) };
    const questions = tasks * models.length;
    const wait = estimateWait({
      ...{ questions, ...done, recentMs },
      recentlyAnswered: recent.answered,
      recentlyGraded: recent.graded,
    });
    return { models, questions, ...done, wait };
  });
}
