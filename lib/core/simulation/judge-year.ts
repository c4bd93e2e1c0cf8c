import type { DriftDirection } from "../drift/detect-drift";
import type { EventEvidence, EventKind } from "../events/event-kind";
import {
  type DeclaredChange,
  type DeclaredModel,
  type DeclaredYear,
  rateAt,
} from "./declared-year";

/** An event of a simulated week. */
export interface WeekEvent {
  kind: EventKind;
  /** Slug; null where it concerns no single model. */
  model: string | null;
  evidence: EventEvidence;
}

/** What one simulated week came to. */
export interface WeekOutcome {
  /** From 1. */
  week: number;
  /** ISO week. */
  cycle: string;
  /** Gates that did not hold; none where it was published. */
  failedGates: readonly string[];
  events: readonly WeekEvent[];
}

/** An event with the week that told it. */
export interface TimedEvent extends WeekEvent {
  week: number;
  cycle: string;
}

export interface PlantedOutcome {
  /** Slug; null for the evaluator's fault. */
  model: string | null;
  change: DeclaredChange | null;
  /** Its first week. */
  week: number;
  /** The last week in which it may be confirmed to count as found. */
  dueWeek: number;
  /** `not-due`: the simulation ended before that week. */
  state: "found" | "missing" | "not-due";
  /** Everything that told of it, in order. */
  events: TimedEvent[];
}

export interface YearVerdict {
  planted: PlantedOutcome[];
  /** Confirmed changes, evaluator drift and failed gates that nobody planted: there may be none. */
  unplanted: TimedEvent[];
  /** Anything else that nobody planted: chance makes some of these. */
  falseAlarms: TimedEvent[];
}

/** Weeks in which the methodology's table has all changes of 5 points found. */
const weeksToFind = 8;

/** What doubts nothing: it only says that a week was published. */
const quietKinds: ReadonlySet<EventKind> = new Set(["publication"]);
const confirmedKinds: ReadonlySet<EventKind> = new Set([
  "change_confirmed",
  "evaluator_drift",
  "gate_failure",
]);

/**
 * Returns what became of everything that a simulation planted, and what was told that it didn't plant.
 *
 * What "exactly its planted events" is held to follows from the methodology (section 4), whatever a
 * simulation finds:
 * - A change of a model's true rate counts as found when it is confirmed, in its direction, at most 8 weeks
 *   after it was complete: by then the table has every change of 5 points found, and those planted are
 *   larger. An alert alone isn't enough, for alerts come by chance.
 * - The evaluator's fault counts as found when the gate of the evaluator, and no other, refuses that very
 *   week, and says so: a fault that is published for one week has done its harm.
 * - An event of a model belongs to its change when the true rate of its week and that of the first week of
 *   the baseline then in force (the first of all, or that of the last confirmed change) differ in the
 *   event's direction. Alarms of time-outs and of the protected-test gap move against the rate.
 * - Nothing else may be confirmed: a watch is false in at most 2.6 weeks a year (5%), and 1% of second
 *   looks confirm what is false, so one in 38 years. Nor may any other gate fail, or the evaluator's in
 *   another week.
 * - Any other watch, alert or alarm is chance, which the corrections allow on purpose: these are counted
 *   beside the rate that the methodology states, and decide nothing.
 */
export function judgeYear(
  year: DeclaredYear,
  weeks: readonly WeekOutcome[],
  weekCount: number,
): YearVerdict {
  const planted = listPlanted(year);
  const changeOf = new Map(
    planted.flatMap((one) => (one.model === null ? [] : [[one.model, one]])),
  );
  const fault = planted.find(({ model }) => model === null);
  const declared = new Map(year.models.map((model) => [model.slug, model]));
  const baselineWeek = new Map<string, number>();
  const verdict: YearVerdict = { planted, unplanted: [], falseAlarms: [] };
  for (const { week, cycle, failedGates, events } of weeks) {
    const isFault = fault?.week === week && failedGates.join() === "evaluator";
    for (const event of events.filter(({ kind }) => !quietKinds.has(kind))) {
      const told = { ...event, week, cycle };
      const owner = event.model === null ? fault : changeOf.get(event.model);
      const model = declared.get(event.model ?? "");
      const from = baselineWeek.get(event.model ?? "") ?? 1;
      const isReal = model === undefined ? isFault : isOfChange(event, model, { from, week });
      if (isReal && owner !== undefined) owner.events.push(told);
      else if (confirmedKinds.has(event.kind)) verdict.unplanted.push(told);
      else verdict.falseAlarms.push(told);
    }
    for (const { kind, model } of events) {
      if (kind === "change_confirmed" && model !== null) baselineWeek.set(model, week);
    }
  }
  for (const one of planted) one.state = stateOf(one, weekCount);
  return verdict;
}

function listPlanted({ models, fault }: DeclaredYear): PlantedOutcome[] {
  const changes = models.flatMap(({ slug, change }): PlantedOutcome[] => {
    if (change === null) return [];
    const dueWeek = change.week + change.weeks - 1 + weeksToFind;
    return [{ model: slug, change, week: change.week, dueWeek, state: "not-due", events: [] }];
  });
  const place = { model: null, change: null, state: "not-due" as const };
  const faults: PlantedOutcome[] =
    fault === null ? [] : [{ ...place, week: fault.week, dueWeek: fault.week, events: [] }];
  return [...changes, ...faults].sort((a, b) => a.week - b.week);
}

function stateOf(
  { model, events, dueWeek }: PlantedOutcome,
  weekCount: number,
): PlantedOutcome["state"] {
  const kinds = events.filter(({ week }) => week <= dueWeek).map(({ kind }) => kind);
  const isFound =
    model === null
      ? kinds.includes("evaluator_drift") && kinds.includes("gate_failure")
      : kinds.includes("change_confirmed");
  if (isFound) return "found";
  return dueWeek <= weekCount ? "missing" : "not-due";
}

/** Whether a model's true rate moved, since its baseline began, the way that an event says. */
function isOfChange(
  { kind, evidence }: WeekEvent,
  model: DeclaredModel,
  { from, week }: { from: number; week: number },
): boolean {
  if (kind === "contamination") return false;
  const moved = rateAt(model, week) - rateAt(model, from);
  const { direction, measure } = evidence;
  const isAgainst = measure === "timeouts" || measure === "protectedGaps";
  const up: DriftDirection = isAgainst ? "down" : "up";
  if (direction !== "up" && direction !== "down") return false;
  return direction === up ? moved > 0 : moved < 0;
}
