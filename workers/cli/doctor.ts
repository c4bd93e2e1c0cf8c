import { checkContainment } from "./checks/check-containment";
import { checkDatabase } from "./checks/check-database";
import { checkLanguages } from "./checks/check-languages";
import { checkObjectStore } from "./checks/check-object-store";
import { checkQueue } from "./checks/check-queue";
import type { Check, CheckResult } from "./checks/check-result";
import { checkRuntimes } from "./checks/check-runtimes";
import { checkSandbox } from "./checks/check-sandbox";
import { checkStoredObjects } from "./checks/check-stored-objects";
import { formatTable } from "./format-table";
import type { RegisterCommand } from "./run-command-line";

const checks: Check[] = [
  checkRuntimes,
  checkLanguages,
  checkSandbox,
  checkContainment,
  checkDatabase,
  checkQueue,
  checkObjectStore,
  checkStoredObjects,
];
const notPossibleExitCode = 3;

export const register: RegisterCommand = (program, context) => {
  program
    .command("doctor")
    .description("what works on this machine")
    .option("--no-attacks", "leave out the hostile programs, which take some seconds")
    .action(async ({ attacks }: { attacks: boolean }) => {
      const results: CheckResult[] = [];
      const wanted = checks.filter((check) => attacks || check !== checkContainment);
      for (const check of wanted) results.push(...(await check(context)));
      const ok = results.every((result) => result.state !== "missing");
      const rows = results.map(({ name, state, detail }) => ({ name, state, detail }));
      context.output.result({ ok, checks: rows }, formatTable(rows, "nothing was checked"));
      if (!ok) process.exitCode = notPossibleExitCode;
    });
};
