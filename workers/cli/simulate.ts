import { InvalidArgumentError } from "commander";
import { weeklyDesign } from "../../lib/core/cycle/plan-cycle";
import { simulatedYear } from "../../lib/core/simulation/declared-year";
import { judgeYear, type YearVerdict } from "../../lib/core/simulation/judge-year";
import { readPool } from "../importers/errorbar-pool/read-pool";
import { MemoryObjectStore } from "../jobs/memory-object-store";
import type { CommandContext } from "./command-context";
import { poolFolder } from "./pool/select-bases";
import type { RegisterCommand } from "./run-command-line";
import { makePool } from "./simulation/make-pool";
import { openScratchDatabase } from "./simulation/open-scratch-database";
import { renderWeek, renderYear } from "./simulation/render-year";
import { simulateWeeks } from "./simulation/simulate-weeks";
import { SimulatedBackend } from "./simulation/simulated-backend";

interface Options {
  weeks: number;
  seed: string;
}

const weeksOfYear = 52;
/** The reserve of the simulated pool lasts for more than a year, and not for three. */
const mostWeeks = 104;
/** The Monday of 2027-W01. */
const firstDay = new Date("2027-01-04T05:00:00Z");
const refutedExitCode = 1;

/**
 * `errorbar simulate`: a year of cycles on a database of its own, with models whose true rates change in
 * declared weeks and an evaluator that errs in one. What it is held to is said at `judgeYear`. Exit code 1
 * where something planted that was due wasn't found, or something that nobody planted was confirmed.
 */
export const register: RegisterCommand = (program, context) => {
  program
    .command("simulate")
    .description("lives through a year with planted changes, and says which of them were found")
    .option("--weeks <n>", `how many cycles, up to ${mostWeeks}`, parseWeeks, weeksOfYear)
    .option("--seed <text>", "decides every answer; the same text makes the same year", "1")
    .action(async ({ weeks, seed }: Options) => {
      const lived = await simulate(context, { weeks, seed });
      if (context.signal.aborted) return;
      const verdict = judgeYear(simulatedYear, lived, weeks);
      const document = { seed, models: simulatedYear.models, weeks: lived, ...verdict };
      context.output.result(document, renderYear(verdict, lived));
      if (!isHeld(verdict)) process.exitCode = refutedExitCode;
    });
};

async function simulate(context: CommandContext, { weeks, seed }: Options) {
  const { output, signal } = context;
  output.note("reading the pool and starting a database of its own");
  const read = await readPool(poolFolder(undefined));
  const db = await openScratchDatabase((release) => context.onClose(release));
  const ports = { db, objects: new MemoryObjectStore(), backend: new SimulatedBackend() };
  return simulateWeeks(ports, {
    ...{ year: simulatedYear, pool: makePool(read, firstDay), design: weeklyDesign },
    ...{ seed, weeks, firstDay, signal },
    onWeek: (week) => output.note(renderWeek(week)),
  });
}

function isHeld({ planted, unplanted }: YearVerdict): boolean {
  return unplanted.length === 0 && planted.every(({ state }) => state !== "missing");
}

function parseWeeks(text: string): number {
  const weeks = /^\d{1,3}$/.test(text) ? Number(text) : 0;
  if (weeks >= 1 && weeks <= mostWeeks) return weeks;
  throw new InvalidArgumentError(`give a whole number from 1 to ${mostWeeks}`);
}
