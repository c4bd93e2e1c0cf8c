import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "drizzle-orm";
import type { CommandContext } from "./command-context";

const betweenLooksMs = 2_000;

/**
 * Starts the embedded database again where it was killed, as long as the command runs: whoever works on
 * goes on by itself once it is back. Another server is its owner's business.
 */
export async function keepDatabase(
  context: Pick<CommandContext, "env" | "database" | "reviveDatabase" | "log" | "onClose">,
  waitMs = betweenLooksMs,
): Promise<void> {
  if (context.env.databaseUrl !== null) return;
  const db = await context.database();
  const ended = new AbortController();
  const looking = (async () => {
    while (!ended.signal.aborted) {
      await sleep(waitMs, undefined, { signal: ended.signal }).catch(() => {});
      if (ended.signal.aborted) return;
      try {
        await db.execute(sql`select 1`);
      } catch (cause) {
        const reason = cause instanceof Error ? cause.message : String(cause);
        context.log.warn({ reason }, "the database is away and is started again");
        await context.reviveDatabase().catch(({ message }: Error) =>
          // What the killed server left may still end: it is tried again.
          context.log.warn({ reason: message }, "it can't be started yet"),
        );
      }
    }
  })();
  context.onClose(async () => {
    ended.abort();
    await looking;
  });
}
