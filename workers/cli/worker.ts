import { once } from "node:events";
import type { RegisterCommand } from "./run-command-line";
import { startWorker } from "./start-worker";

export const register: RegisterCommand = (program, context) => {
  program
    .command("worker")
    .description("works on weekly cycles beside other workers, until it is told to stop")
    .action(async () => {
      await startWorker(context);
      context.output.note("this worker is ready");
      // Ended by a signal, which closes the queue first: that waits for the jobs in hand.
      if (!context.signal.aborted) await once(context.signal, "abort");
    });
};
