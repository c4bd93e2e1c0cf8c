import type { Database } from "../../../db/client";
import type { SyntheticModel } from "../../../db/seed/synthetic-models";
import type { CycleDesign } from "../../../lib/core/cycle/plan-cycle";
import type { ObjectStore } from "../../../lib/core/ports/object-store";
import type { SandboxBackend } from "../../../lib/core/ports/sandbox";
import type { TaskChances } from "../../../lib/core/simulation/task-chances";
import type { SuiteDefinition, TaskDefinition } from "../../../lib/core/suite/suite-definition";
import type { SeedHistory } from "./seed-history";
import type { SeedTexts } from "./seed-texts";

/** How large a seeded site is. */
export interface SeedSize {
  models: number;
  weeks: number;
  tasks: number;
  /** Of so many weeks, the newest, traces are kept as objects: a file each. */
  weeksWithTraces: number;
}

/** Everything that the weeks of a seeded site are made with. */
export interface Seed {
  db: Database;
  objects: ObjectStore;
  backend: SandboxBackend;
  size: SeedSize;
  design: CycleDesign;
  pool: { suite: SuiteDefinition; tasks: readonly TaskDefinition[] };
  models: readonly SyntheticModel[];
  /** Stands beside the newest week's models, measured under another protocol. */
  guest: SyntheticModel;
  /** Of a slug and a true rate, the chance of a right answer to each task. */
  chancesOf: (slug: string, rate: number) => TaskChances;
  texts: SeedTexts;
  history: SeedHistory;
}

/** What every stream of a seeded site is drawn by. */
export const seedText = "seed-site/1";
/** The Monday of 2026-W48, the newest published week however many there are. */
const lastDay = new Date("2026-11-23T05:00:00Z");
const weekMs = 7 * 86_400_000;

/** The Monday of a week, counted from 1; the one behind the last is still open. */
export function dayOfWeek({ weeks }: SeedSize, week: number): Date {
  return new Date(lastDay.getTime() + (week - weeks) * weekMs);
}
