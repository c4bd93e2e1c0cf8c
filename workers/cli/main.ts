import { constants } from "node:os";
import { register as checkConfig } from "./check-config";
import { CommandContext } from "./command-context";
import { register as completionsImport } from "./completions-import";
import { register as cyclePlan } from "./cycle-plan";
import { register as cycleRun } from "./cycle-run";
import { register as doctor } from "./doctor";
import { register as modelAdd } from "./model-add";
import { register as modelList } from "./model-list";
import { register as objectsCheck } from "./objects-check";
import { register as outcomesImport } from "./outcomes-import";
import { register as recordVerify } from "./record-verify";
import { register as regrade } from "./regrade";
import { register as run } from "./run";
import { type RegisterCommand, runCommandLine } from "./run-command-line";
import { register as runList } from "./run-list";
import { register as runShow } from "./run-show";
import { register as serve } from "./serve";
import { register as simulate } from "./simulate";
import { register as statsCheck } from "./stats-check";
import { register as suiteExport } from "./suite-export";
import { register as suiteImport } from "./suite-import";
import { register as suiteLimits } from "./suite-limits";
import { register as suiteList } from "./suite-list";
import { register as suitePackages } from "./suite-packages";
import { register as suiteShow } from "./suite-show";
import { register as tasksBlind } from "./tasks-blind";
import { register as tasksMutate } from "./tasks-mutate";
import { register as tasksNew } from "./tasks-new";
import { register as tasksPublish } from "./tasks-publish";
import { register as tasksRotate } from "./tasks-rotate";
import { register as tasksValidate } from "./tasks-validate";
import { register as web } from "./web";
import { register as worker } from "./worker";

const commands: RegisterCommand[] = [
  suiteImport,
  suiteExport,
  suiteList,
  suiteShow,
  suiteLimits,
  suitePackages,
  modelAdd,
  modelList,
  completionsImport,
  outcomesImport,
  run,
  runList,
  runShow,
  regrade,
  recordVerify,
  objectsCheck,
  cyclePlan,
  cycleRun,
  worker,
  tasksNew,
  tasksMutate,
  tasksBlind,
  tasksValidate,
  tasksRotate,
  tasksPublish,
  statsCheck,
  simulate,
  doctor,
  web,
  serve,
  checkConfig,
];

const context = new CommandContext();
const signalExitBase = 128;
const sameSignalMs = 1_000;

// A reader that has seen enough, such as `head`, is no fault.
process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  if (error.code !== "EPIPE") throw error;
});

for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
  process.once(signal, () => void endBySignal(signal));
}

/** Releases what was opened, then ends as a shell expects; a later signal does not wait. */
async function endBySignal(signal: "SIGINT" | "SIGTERM" | "SIGHUP"): Promise<void> {
  const exitCode = signalExitBase + constants.signals[signal];
  // One Ctrl-C may arrive twice: from the terminal and through the process that started this one.
  process.on(signal, () => {});
  setTimeout(() => process.once(signal, () => process.exit(exitCode)), sameSignalMs).unref();
  context.interrupt(signal);
  try {
    await context.close();
  } finally {
    process.exit(exitCode);
  }
}

const exitCode = await runCommandLine(process.argv.slice(2), context, commands);
// A command that was interrupted ends in endBySignal, once everything is released.
if (!context.signal.aborted) process.exitCode = exitCode;
