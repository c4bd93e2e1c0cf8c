import type { EventEvidence } from "../../../lib/core/events/event-kind";
import type {
  PlantedOutcome,
  TimedEvent,
  WeekEvent,
  YearVerdict,
} from "../../../lib/core/simulation/judge-year";
import { formatTable } from "../format-table";
import type { SimulatedWeek, WeekTimes } from "./simulation";

/** One week in one line: whether it was published, and what it told. */
export function renderWeek({ cycle, failedGates, events }: SimulatedWeek): string {
  const state = failedGates.length === 0 ? "published" : `refused by ${failedGates.join(", ")}`;
  const told = events.filter(({ kind }) => kind !== "publication" && kind !== "gate_failure");
  return [`${cycle}  ${state}`, ...told.map(describeEvent)].join("; ");
}

/** What was planted and whether it was found, and whatever else was told. */
export function renderYear(verdict: YearVerdict, weeks: readonly SimulatedWeek[]): string {
  const { planted, unplanted, falseAlarms } = verdict;
  const rows = planted.map((one) => ({
    planted: describePlanted(one),
    week: weeks[one.week - 1]?.cycle ?? "-",
    ...describeFound(one),
  }));
  return [
    formatTable(rows, "nothing was planted"),
    "",
    `confirmed or refused without being planted: ${unplanted.length}`,
    ...unplanted.map((event) => `  ${event.cycle} ${describeEvent(event)}`),
    ...renderFalseAlarms(falseAlarms, weeks.length),
    "",
    renderTimes(weeks),
    describeVerdict(verdict),
  ].join("\n");
}

function describePlanted({ model, change }: PlantedOutcome): string {
  if (model === null || change === null) return "the evaluator fails right answers";
  const points = Math.round(100 * change.by);
  const pace = change.weeks === 1 ? "at once" : `over ${change.weeks} weeks`;
  return `${model}: ${points > 0 ? "+" : ""}${points} points ${pace}`;
}

function describeFound({ state, week, events }: PlantedOutcome) {
  const first = events.find(({ kind }) => kind === "alert" || kind === "evaluator_drift");
  const confirmed = events.find(({ kind }) => kind === "change_confirmed");
  const weeksAfter = (event: TimedEvent | undefined) =>
    event === undefined ? null : `${event.cycle}, ${event.week - week} later`;
  const last = confirmed ?? first;
  return {
    state,
    "first told": weeksAfter(first),
    confirmed: weeksAfter(confirmed),
    evidence: last === undefined ? null : describeEvidence(last.evidence),
  };
}

function describeEvent({ kind, model, evidence }: WeekEvent): string {
  return [kind, model, describeEvidence(evidence)].filter((text) => text !== null).join(" ");
}

/** The figures that decide, whatever the kind of the event. */
function describeEvidence(evidence: EventEvidence): string {
  const { measure, signal, direction, windowCycles, tasks, difference, pHolm, p, moved } = evidence;
  const told = [
    ...[measure, signal, direction].filter((value) => typeof value === "string"),
    ...(typeof windowCycles === "number" ? [`window ${windowCycles}`] : []),
    ...(typeof tasks === "number" ? [`${tasks} tasks`] : []),
    ...(typeof difference === "number" ? [`${(100 * difference).toFixed(1)} points`] : []),
    ...(typeof (pHolm ?? p) === "number" ? [`p ${Number(pHolm ?? p).toExponential(1)}`] : []),
    ...(Array.isArray(moved) && typeof evidence.tested === "number"
      ? [`${moved.length} of ${evidence.tested} models`]
      : []),
  ];
  return told.join(", ");
}

/**
 * Chances per cycle that chance alone tells something, over the whole board: an alert 1%, a watch or an
 * alert 5%; each of the three families of other alarms (time-outs, protected-test gap, cost) 1%.
 * Source: methodology, section 4.
 */
const [alertRate, anyRate, otherRate] = [0.01, 0.05, 0.03];

function renderFalseAlarms(events: readonly TimedEvent[], weekCount: number): string[] {
  const weeksOf = (kinds: readonly string[]) =>
    new Set(events.filter(({ kind }) => kinds.includes(kind)).map(({ week }) => week)).size;
  const line = (name: string, kinds: readonly string[], rate: number) =>
    `weeks with a false ${name}: ${weeksOf(kinds)} of ${weekCount}; ` +
    `at most ${(rate * weekCount).toFixed(2)} are expected`;
  return [
    line("alert", ["alert"], alertRate),
    line("watch or alert", ["watch", "alert"], anyRate),
    line("alarm of another kind", ["alarm"], otherRate),
    `weeks with a false sign of having seen tasks: ${weeksOf(["contamination"])} of ${weekCount}`,
    ...events.map((event) => `  ${event.cycle} ${describeEvent(event)}`),
  ];
}

function renderTimes(weeks: readonly SimulatedWeek[]): string {
  const sum = (count: (times: WeekTimes) => number) =>
    (weeks.reduce((total, { times }) => total + count(times), 0) / 1_000).toFixed(1);
  const last = weeks.at(-1)?.times.publishMs ?? 0;
  return (
    `seconds: plan ${sum(({ planMs }) => planMs)}, ask ${sum(({ askMs }) => askMs)}, ` +
    `grade ${sum(({ gradeMs }) => gradeMs)}, publish ${sum(({ publishMs }) => publishMs)} ` +
    `(the last week ${(last / 1_000).toFixed(1)}), confirm ${sum(({ confirmMs }) => confirmMs)}`
  );
}

function describeVerdict({ planted, unplanted }: YearVerdict): string {
  const missing = planted.filter(({ state }) => state === "missing").length;
  const notDue = planted.filter(({ state }) => state === "not-due").length;
  const open = notDue === 0 ? "" : `; ${notDue} not due before the end`;
  if (missing === 0 && unplanted.length === 0) {
    return `every planted event that was due was found, and no other was confirmed${open}`;
  }
  return `${missing} planted missing, ${unplanted.length} confirmed that nobody planted${open}`;
}
