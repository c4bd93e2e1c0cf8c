import { z } from "zod";
import { wholeNumber } from "../../lib/contracts/query";
import { eventKinds } from "../../lib/core/events/event-kind";

/** Which events the address asks for; an empty or unknown value restricts nothing. */
const eventQuerySchema = z.object({
  kind: z.enum(eventKinds).optional().catch(undefined),
  model: z
    .string()
    .regex(/^[\w.-]{1,100}$/)
    .optional()
    .catch(undefined),
  before: wholeNumber(1, 999_999_999_999_999).optional().catch(undefined),
});
export type EventQuery = z.infer<typeof eventQuerySchema>;

/** Reads the query part of the address of the events. */
export function parseEventQuery(raw: Record<string, string | string[] | undefined>): EventQuery {
  return eventQuerySchema.parse(raw);
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
