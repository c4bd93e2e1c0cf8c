import "server-only";
import type { Database } from "../../db/client";
import { countRunTokens } from "../../db/repositories/count-run-tokens";
import { findRunPrices } from "../../db/repositories/find-run-prices";
import { listTaskTallies } from "../../db/repositories/list-task-tallies";
import type { ComparedModel } from "../contracts/comparison";
import { wholeBoard } from "../core/pairs/outcome-scope";
import type { Contender } from "./find-contender";
import { toTokenUse } from "./to-token-use";

type Measured = Extract<Contender, { kind: "measured" }>;

/** One of the two as its board counts it, with what its answers took. */
export async function toComparedModel(db: Database, contender: Measured): Promise<ComparedModel> {
  const { board, row } = contender;
  return {
    model: row.model,
    cycle: board.cycle,
    runId: row.runId,
    recordId: row.recordId,
    isRanked: "rank" in row,
    passed: row.passed,
    tasks: row.tasks,
    baseProblems: row.baseProblems,
    candidates: row.candidates,
    passedCandidates: row.passedCandidates,
    unscored: "unscored" in row ? row.unscored : 0,
    passRate: row.passRate,
    interval: row.interval,
    bounds: "bounds" in row ? row.bounds : null,
    evidence: row.evidence,
    gradedHere: isGradedHere(contender),
    ...(await loadTokenUse(db, contender)),
  };
}

/** Whoever reports outcomes alone leaves the whole contract of their execution open. */
export function isGradedHere({ row }: Measured): boolean {
  return !row.undisclosed.includes("execution");
}

async function loadTokenUse(
  db: Database,
  contender: Measured,
): Promise<Pick<ComparedModel, "tokens" | "cost">> {
  const { runId, candidates } = contender.row;
  if (!isGradedHere(contender)) return { tokens: null, cost: null };
  const stated = await countRunTokens(db, runId);
  const tallies = await listTaskTallies(db, [runId], wholeBoard);
  const solvedTasks = tallies.filter(({ passedCandidates }) => passedCandidates > 0).length;
  return toTokenUse(stated, await findRunPrices(db, runId), { candidates, solvedTasks });
}
