import { z } from "zod";
import { wholeNumber } from "../../lib/contracts/query";
import { eventKinds } from "../../lib/core/events/event-kind";

/** Which events an address can ask for. */
export const eventQuerySchema = z.object({
  kind: z.enum(eventKinds).optional(),
  model: z
    .string()
    .regex(/^[\w.-]{1,100}$/, "must be the slug of a model")
    .optional(),
  before: wholeNumber(1, 999_999_999_999_999).optional(),
});
const lenientSchema = z.object({
  kind: eventQuerySchema.shape.kind.catch(undefined),
  model: eventQuerySchema.shape.model.catch(undefined),
  before: eventQuerySchema.shape.before.catch(undefined),
});
export type EventQuery = z.infer<typeof eventQuerySchema>;

/** Reads the query part of the address of the events; an empty value restricts nothing. */
export function parseEventQuery(raw: Record<string, string | string[] | undefined>): EventQuery {
  return lenientSchema.parse(raw);
}

/** The address of other events, defaults left out. */
export function eventsHref({ kind, model, before }: EventQuery): string {
  const parameters = new URLSearchParams();
  if (kind !== undefined) parameters.set("kind", kind);
  if (model !== undefined) parameters.set("model", model);
  if (before !== undefined) parameters.set("before", String(before));
  const text = parameters.toString();
  return text === "" ? "/events" : `/events?${text}`;
}
