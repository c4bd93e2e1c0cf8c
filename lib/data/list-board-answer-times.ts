import "server-only";
import { listAnswerTimes } from "../../db/repositories/list-answer-times";
import type { Board } from "../contracts/board";
import { readSnapshot } from "./read-snapshot";

/** How long a ranked model took to answer: half of its answers within `median`, 95% within `p95`. */
export interface AnswerTimes {
  median: number;
  p95: number;
}

/** By slug, of ranked models of which every answer states its time; the others are not known. */
export async function listBoardAnswerTimes({
  rows,
}: Pick<Board, "rows">): Promise<Record<string, AnswerTimes>> {
  if (rows.length === 0) return {};
  const runIds = rows.map(({ runId }) => runId);
  const times = await readSnapshot((db) => listAnswerTimes(db, runIds));
  const ofRun = new Map(times.map((row) => [row.runId, row]));
  return Object.fromEntries(
    rows.flatMap(({ runId, model }) => {
      const { median = null, p95 = null, stated = 0, answers = 1 } = ofRun.get(runId) ?? {};
      if (median === null || p95 === null || stated < answers) return [];
      return [[model.slug, { median: Math.round(median), p95: Math.round(p95) }]];
    }),
  );
}
