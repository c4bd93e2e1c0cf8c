import { z } from "zod";
import { eventKinds } from "../core/events/event-kind";

/** What happened to boards, models and tasks that readers should be told. */
export const eventSchema = z.object({
  id: z.number().int(),
  kind: z.enum(eventKinds),
  /** ISO week, or a suite's revision; null where it concerns none. */
  cycle: z.string().nullable(),
  suite: z.string().nullable(),
  /** Null where it concerns no single model. */
  model: z.object({ slug: z.string(), name: z.string() }).nullable(),
  /** The figures that it rests on, by name; which ones depends on the kind. */
  evidence: z.record(z.string(), z.unknown()),
  createdAt: z.iso.datetime(),
});
export type BoardEvent = z.infer<typeof eventSchema>;

export const eventListSchema = z.object({
  events: z.array(eventSchema),
  /** The `after` of the following page; null at the end. */
  next: z.number().int().nullable(),
});
export type EventList = z.infer<typeof eventListSchema>;
