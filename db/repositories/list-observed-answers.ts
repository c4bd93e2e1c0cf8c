import { avg, eq, isNotNull } from "drizzle-orm";
import type { Database } from "../client";
import { modelAnswers, modelReplies, models } from "../schema";

/** Means over all answers of a model whose tokens were reported. */
export interface ObservedModel {
  slug: string;
  completionTokens: number;
  latencyMs: number;
}

/** How long each model's answers have been so far, and how long they took. */
export async function listObservedAnswers(db: Database): Promise<ObservedModel[]> {
  const rows = await db
    .select({
      slug: models.slug,
      completionTokens: avg(modelAnswers.completionTokens),
      latencyMs: avg(modelReplies.latencyMs),
    })
    .from(modelAnswers)
    .innerJoin(modelReplies, eq(modelReplies.id, modelAnswers.replyId))
    .innerJoin(models, eq(models.id, modelReplies.modelId))
    .where(isNotNull(modelAnswers.completionTokens))
    .groupBy(models.slug);
  return rows.map(({ slug, completionTokens, latencyMs }) => ({
    slug,
    completionTokens: Number(completionTokens),
    latencyMs: Number(latencyMs),
  }));
}
