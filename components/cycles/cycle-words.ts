import type { CycleEntry } from "../../lib/contracts/cycle";
import { assertNever } from "../../lib/core/assert-never";
import type { CycleStatus } from "../../lib/core/cycle/cycle-status";
import type { CycleWait } from "../../lib/core/cycle/estimate-wait";
import { formatCount, formatCountOf } from "../format/format-count";

/** What a week came to so far, in one sentence. */
export function wordCycle({ cycle, state, tasks, models }: CycleEntry): string {
  const asked = `${formatCountOf(models.length, "model")} on ${formatCountOf(tasks, "task")}`;
  switch (state) {
    case "published":
      return `${cycle} is published: ${asked}.`;
    case "refused":
      return `${cycle} is held back: a gate did not hold.`;
    case "open":
      return `${cycle} is in work: ${asked}.`;
    default:
      return assertNever(state);
  }
}

/** How far an open week is, and how long the step in work will take. */
export function wordProgress({ questions, answered, graded, wait }: CycleStatus): string {
  const done = `${formatCount(answered)} of ${formatCountOf(questions, "question")} answered, ${formatCount(graded)} graded.`;
  return wait === null ? done : `${done} ${wordWait(wait)}`;
}

function wordWait({ until, ms }: CycleWait): string {
  const last = until === "answers" ? "the last answer" : "the last verdict";
  if (ms === null) return `Nothing moved in the last ten minutes, so ${last} can’t be foreseen.`;
  return `At the pace of the last ten minutes, ${last} comes in about ${wordTime(ms)}.`;
}

/** One that nobody reads to the second. */
function wordTime(ms: number): string {
  const minutes = Math.max(1, Math.round(ms / 60_000));
  if (minutes < 90) return formatCountOf(minutes, "minute");
  return formatCountOf(Math.round(minutes / 60), "hour");
}

/** What the rotation after the week does to the pool. */
export function wordRotation({ retired, activated, short }: CycleEntry["rotation"]): string {
  const missing = short.reduce((sum, cell) => sum + cell.missing, 0);
  const leave = `Tasks that retire after the week: ${formatCount(retired)}; reserves of the same cells that take their places: ${formatCount(activated)}.`;
  if (missing === 0) return leave;
  return `${leave} The pool shrinks by ${formatCount(missing)}, for want of reserves.`;
}
