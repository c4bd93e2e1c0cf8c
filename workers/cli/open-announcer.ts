import type { Database } from "../../db/client";
import { readWebhookUrl } from "../../lib/config/webhook-url";
import { EventWebhook } from "../jobs/event-webhook";
import type { CommandContext } from "./command-context";

/** Tells a webhook of new events, where one is configured; waits for it with the command's end. */
export function openAnnouncer(
  context: CommandContext,
  db: Database,
): (eventIds: readonly number[]) => void {
  const url = readWebhookUrl(process.env);
  if (url === null) return () => {};
  const webhook = new EventWebhook({ db, url, log: context.log });
  context.onClose(() => webhook.settled());
  return (eventIds) => webhook.announce(eventIds);
}
