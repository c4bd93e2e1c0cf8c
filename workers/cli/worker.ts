import { once } from "node:events";
import { formatIsoWeek, isoWeekOf } from "../../lib/core/sampling/iso-week";
import { startRound } from "../engine/start-round";
import { workQueues } from "../engine/work-queues";
import { openEngine } from "./open-engine";
import { openWeek } from "./open-week";
import type { RegisterCommand } from "./run-command-line";

export const register: RegisterCommand = (program, context) => {
  program
    .command("worker")
    .description("works on weekly cycles beside other workers, until it is told to stop")
    .action(async () => {
      context.showLog();
      const { ports, queue } = await openEngine(context);
      await workQueues(queue.boss, ports, {
        startWeek: async () => {
          const week = formatIsoWeek(isoWeekOf(new Date()));
          const { cycle } = await openWeek(ports, week);
          await startRound(ports, cycle.id, null);
        },
        signal: context.signal,
      });
      context.output.note("this worker is ready");
      // Ended by a signal, which closes the queue first: that waits for the jobs in hand.
      if (!context.signal.aborted) await once(context.signal, "abort");
    });
};
