import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "drizzle-orm";
import type { CommandContext } from "./command-context";

const betweenLooksMs = 2_000;

/**
 * Starts the embedded database again where it was killed, as long as the command runs: whoever works on
 * goes on by itself once it is back. Another server is its owner's business.
 */
export async function keepDatabase(context: CommandContext): Promise<void> {
  if (context.env.databaseUrl !== null) return;
  const db = await context.database();
  const ended = new AbortController();
  const looking = (async () => {
    while (!ended.signal.aborted) {
      await sleep(betweenLooksMs, undefined, { signal: ended.signal }).catch(() => {});
      if (ended.signal.aborted) return;
      try {
        await db.execute(sql`select 1`);
      } catch (cause) {
        const reason = cause instanceof Error ? cause.message : String(cause);
        context.log.warn({ reason }, "the database is away and is started again");
        await context.reviveDatabase();
      }
    }
  })().catch((cause: Error) => context.log.warn({ reason: cause.message }, "it can't be started"));
  context.onClose(async () => {
    ended.abort();
    await looking;
  });
}
