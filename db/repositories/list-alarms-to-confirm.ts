import { and, asc, eq, inArray, notInArray, sql } from "drizzle-orm";
import { baselineSlugs } from "../../lib/core/baselines/baselines";
import type { EventEvidence } from "../../lib/core/events/event-kind";
import type { Database } from "../client";
import { cycles, events, models } from "../schema";

/** A watch or an alert that no confirmation was planned for. */
export interface AlarmToConfirm {
  eventId: number;
  modelId: number;
  slug: string;
  evidence: EventEvidence;
}

/**
 * The alarms of a cycle that call for a second look, by model. Built-in baselines are left out: they are
 * canaries, and what changes in their answers is the evaluator.
 */
export function listAlarmsToConfirm(db: Database, cycleId: number): Promise<AlarmToConfirm[]> {
  return db
    .select({
      eventId: events.id,
      modelId: models.id,
      slug: models.slug,
      evidence: events.evidence,
    })
    .from(events)
    .innerJoin(cycles, eq(cycles.cycle, events.cycle))
    .innerJoin(models, eq(models.id, events.modelId))
    .where(
      and(
        eq(cycles.id, cycleId),
        inArray(events.kind, ["watch", "alert"]),
        notInArray(models.slug, [...baselineSlugs]),
        sql`not exists (
          select from confirmations as planned
          where planned.cycle_id = ${cycles.id} and planned.model_id = ${models.id}
        )`,
      ),
    )
    .orderBy(asc(models.slug));
}
