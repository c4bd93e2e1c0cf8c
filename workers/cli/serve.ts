import { join } from "node:path";
import { listModels } from "../../db/repositories/list-models";
import { DomainError } from "../../lib/core/errors";
import { checkoutRoot } from "../checkout-root";
import { prepareBoards } from "../main";
import { assertPortFree } from "./assert-port-free";
import type { CommandContext } from "./command-context";
import { renderNewest } from "./render-newest";
import type { RegisterCommand } from "./run-command-line";
import { startSite } from "./start-site";
import { scheduleWeeks, startWorker } from "./start-worker";

export const register: RegisterCommand = (program, context) => {
  program
    .command("serve", { hidden: true })
    .description("what npm start runs: database, boards and site")
    .action(async () => {
      await assertPortFree(context.env);
      const { missing } = await prepareBoards(context);
      for (const line of missing) context.output.note(`No records are made here: ${line}`);
      if (missing.length === 0 && (await hasModelToAsk(context))) {
        await scheduleWeeks(await startWorker(context));
      }
      const { openWebLogin } = await context.databaseServer();
      await runSite(context, await openWebLogin(), missing);
    });
};

/** Without one a week would ask nobody, and nothing begins by itself. */
async function hasModelToAsk(context: CommandContext): Promise<boolean> {
  const models = await listModels(await context.database());
  return models.some(({ endpoint }) => endpoint !== null);
}

/** Serves the site until it is told to stop. */
export async function runSite(
  context: CommandContext,
  databaseUrl: string,
  missing: string[],
): Promise<void> {
  const { host, port, home, objects } = context.env;
  const site = await startSite({
    checkoutRoot,
    host,
    port,
    web: { databaseUrl, objects, missing },
    logFolder: join(home, "logs"),
    signal: context.signal,
  });
  context.onClose(site.stop);
  process.stdout.write(`Errorbar is ready: ${site.url}\n`);
  void renderNewest(site.url, context.signal);
  const how = await site.ended;
  if (context.signal.aborted) return;
  throw new DomainError("environment", `the site ended unexpectedly (${how})`);
}
