import "server-only";
import type { Interval } from "../contracts/interval";
import { getBoard } from "./get-board";
import { listBoards } from "./list-boards";

/** The best ranked rate of a board. */
export interface TopRate {
  passRate: number;
  interval: Interval;
}

/** The top rate of each suite's newest board, by the suite's id, where a model or system is ranked. */
export async function listTopRates(): Promise<Map<string, TopRate>> {
  const top = new Map<string, TopRate>();
  for (const { id, rankedModels } of await listBoards()) {
    if (rankedModels === 0) continue;
    const leader = (await getBoard({ suite: id }))?.rows[0];
    if (leader) top.set(id, { passRate: leader.passRate, interval: leader.interval });
  }
  return top;
}
