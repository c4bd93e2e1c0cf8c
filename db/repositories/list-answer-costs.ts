import { and, eq, inArray, isNotNull, sql } from "drizzle-orm";
import { z } from "zod";
import type { Database } from "../client";
import { modelAnswers, modelReplies } from "../schema";

/** What one model's answers to one task cost, in the currency of the price table. */
export interface TaskAnswerCost {
  cycleId: number;
  modelId: number;
  taskId: number;
  amount: number;
  priceTable: string;
}

const costLists = z.array(z.tuple([z.int(), z.coerce.number(), z.string()]));

/** Costs of answers in these cycles, where a price and the tokens were known. For the worker alone. */
export async function listAnswerCosts(
  db: Database,
  cycleIds: readonly number[],
): Promise<TaskAnswerCost[]> {
  if (cycleIds.length === 0) return [];
  const rows = await db
    .select({
      cycleId: modelReplies.cycleId,
      modelId: modelReplies.modelId,
      costs: sql`json_agg(json_build_array(
        ${modelReplies.taskId}, ${modelAnswers.cost} ->> 'amount', ${modelAnswers.cost} ->> 'priceTable'
      ))`.mapWith((value: unknown) => costLists.parse(value)),
    })
    .from(modelAnswers)
    .innerJoin(modelReplies, eq(modelReplies.id, modelAnswers.replyId))
    .where(and(inArray(modelReplies.cycleId, [...cycleIds]), isNotNull(modelAnswers.cost)))
    .groupBy(modelReplies.cycleId, modelReplies.modelId);
  return rows.flatMap(({ cycleId, modelId, costs }) =>
    cycleId === null
      ? []
      : costs.map(([taskId, amount, priceTable]) => ({
          cycleId,
          modelId,
          taskId,
          amount,
          priceTable,
        })),
  );
}
