import { formatIsoWeek, isoWeekOf } from "../../lib/core/sampling/iso-week";
import { sendNewestConfirmations } from "../engine/confirmation/send-confirmation";
import { startRound } from "../engine/start-round";
import { workQueues } from "../engine/work-queues";
import type { CommandContext } from "./command-context";
import { type Engine, openEngine } from "./open-engine";
import { describeOpened, openWeek } from "./open-week";

/** Monday at midnight: an ISO week begins. */
const weekBegins = "0 0 * * 1";

/**
 * Takes part in weekly cycles until the command is told to stop.
 * @throws DomainError environment when this machine can't isolate programs, or has no database.
 */
export async function startWorker(context: CommandContext): Promise<Engine> {
  const engine = await openEngine(context);
  await workQueues(engine.queue.boss, engine.ports, {
    startWeek: async () => {
      await sendNewestConfirmations(engine.ports);
      const week = formatIsoWeek(isoWeekOf(new Date()));
      const opened = await openWeek(engine.ports, week);
      for (const line of describeOpened(opened)) engine.ports.log.info({}, line);
      await startRound(engine.ports, opened.cycle.id, null);
    },
    signal: context.signal,
  });
  return engine;
}

/** Has each week's cycle begun as the week begins; a week that began while nobody worked is made up for. */
export async function scheduleWeeks({ queue }: Engine): Promise<void> {
  await queue.boss.schedule("plan", weekBegins, null, { tz: "UTC", missed: "once" });
}
