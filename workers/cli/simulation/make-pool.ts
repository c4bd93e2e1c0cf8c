import { formatIsoWeek, isoWeekOf } from "../../../lib/core/sampling/iso-week";
import type { TestPlan } from "../../../lib/core/scoring/test-plan";
import type { SuiteDefinition, TaskDefinition } from "../../../lib/core/suite/suite-definition";
import type { SimulatedPool } from "./simulation";

/** A pool of some 1,300 tasks, twice, is about the 2,400 that the methodology reckons with. */
const inUse = 2;
/** 2% a week are as many again in a year. */
const inReserve = 3;
const weekMs = 7 * 86_400_000;

/**
 * A pool large enough for a year, with reserves for its rotation: each task of a pool five times under
 * ids of its own, of which two are in use before the first week and three kept back. Of their cases, which
 * nothing executes, each keeps the first public and the first hidden one.
 */
export function makePool(
  { suite, tasks }: { suite: SuiteDefinition; tasks: readonly TaskDefinition[] },
  firstDay: Date,
): SimulatedPool {
  const tellings = Array.from({ length: inUse + inReserve }, (_, at) =>
    tasks.map((task) => tellAgain({ ...task, testPlan: shorten(task.testPlan) }, at + 1)),
  );
  const cycle = formatIsoWeek(isoWeekOf(new Date(firstDay.getTime() - weekMs)));
  const kept = tellings.slice(inUse).flatMap((own) => own.map(({ taskKey }) => taskKey));
  return { suite, tasks: tellings.flat(), events: [{ cycle, status: "reserve", tasks: kept }] };
}

function tellAgain(task: TaskDefinition, telling: number): TaskDefinition {
  if (telling === 1) return task;
  const { baseId, taskKey } = task;
  const rest = taskKey.startsWith(baseId) ? taskKey.slice(baseId.length) : `/${taskKey}`;
  const again = `${baseId}~${telling}`;
  return { ...task, baseId: again, taskKey: `${again}${rest}` };
}

function shorten(plan: TestPlan): TestPlan {
  if (!("cases" in plan)) return plan;
  const firsts = (["public", "hidden"] as const).flatMap(
    (visibility) => plan.cases.find((testCase) => testCase.visibility === visibility) ?? [],
  );
  return { ...plan, cases: firsts };
}
