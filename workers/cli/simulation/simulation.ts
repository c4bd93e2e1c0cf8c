import type { Database } from "../../../db/client";
import type { CycleDesign } from "../../../lib/core/cycle/plan-cycle";
import type { ObjectStore } from "../../../lib/core/ports/object-store";
import type { SandboxBackend } from "../../../lib/core/ports/sandbox";
import type { DeclaredYear } from "../../../lib/core/simulation/declared-year";
import type { WeekOutcome } from "../../../lib/core/simulation/judge-year";
import type { LifeEvent } from "../../../lib/core/suite/pool-life";
import type { SuiteDefinition, TaskDefinition } from "../../../lib/core/suite/suite-definition";

/** Where a simulation keeps what it makes: a database of its own, and nobody else's objects. */
export interface SimulationPorts {
  db: Database;
  objects: ObjectStore;
  backend: SandboxBackend;
}

export interface SimulatedPool {
  suite: SuiteDefinition;
  /** Every task, whatever its status. */
  tasks: readonly TaskDefinition[];
  /** The ledger as it is before the first week. */
  events: readonly LifeEvent[];
}

export interface SimulationRequest {
  year: DeclaredYear;
  pool: SimulatedPool;
  design: CycleDesign;
  /** Any text: the same one makes the same year. */
  seed: string;
  weeks: number;
  /** A Monday: the first week is that day's. */
  firstDay: Date;
  signal: AbortSignal;
  onWeek(week: SimulatedWeek): void;
}

/** Milliseconds that a week took, by what was done. */
export interface WeekTimes {
  planMs: number;
  askMs: number;
  gradeMs: number;
  publishMs: number;
  confirmMs: number;
}

export interface SimulatedWeek extends WeekOutcome {
  /** Retiring tasks whose place no reserve takes. */
  withoutReserve: number;
  times: WeekTimes;
}
