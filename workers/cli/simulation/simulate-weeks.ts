import { listEventsAfter } from "../../../db/repositories/list-events-after";
import { planCycle } from "../../../lib/core/cycle/plan-cycle";
import { formatIsoWeek, isoWeekOf } from "../../../lib/core/sampling/iso-week";
import type { WeekEvent } from "../../../lib/core/simulation/judge-year";
import { openChances } from "../../../lib/core/simulation/task-chances";
import { type LifeEvent, readStatuses } from "../../../lib/core/suite/pool-life";
import type { TaskDefinition } from "../../../lib/core/suite/suite-definition";
import { loadCycle } from "../../engine/cycle-stage";
import { openCycle } from "../../jobs/open-cycle";
import { publishCycle } from "../../jobs/publish-cycle";
import { listAskedModels } from "../open-week";
import { answerConfirmations } from "./answer-confirmations";
import { type Answering, answerWeek, noteSimulatedWorker } from "./answer-week";
import { registerSimulated } from "./register-simulated";
import type { SimulatedWeek, SimulationPorts, SimulationRequest } from "./simulation";
import { Stopwatch } from "./stopwatch";

const dayMs = 86_400_000;
/** Of one week: a board of a dozen models tells far less. */
const mostEvents = 1_000;

/**
 * Lives through the weeks of a declared year on an empty database: each is planned, opened, answered,
 * graded, published if its gates hold, looked at again where a model moved, and rotated. All of it is the
 * product's own code but two things: answers are drawn from declared rates, and so are verdicts.
 * Where the signal aborts it ends after the week in hand.
 * @throws DomainError as planning and opening do, such as `TIER_SHORT` for a pool that ran out.
 */
export async function simulateWeeks(
  ports: SimulationPorts,
  request: SimulationRequest,
): Promise<SimulatedWeek[]> {
  const { year, pool, seed, signal } = request;
  await registerSimulated(ports.db, year.models);
  const chancesOf = openChances(seed, pool.tasks);
  const ledger: LifeEvent[] = [...pool.events];
  const told: SimulatedWeek[] = [];
  let lastEventId = 0;
  for (let week = 1; week <= request.weeks && !signal.aborted; week += 1) {
    const day = new Date(request.firstDay.getTime() + (week - 1) * 7 * dayMs);
    const answering = { year, seed, chancesOf, week, day };
    const lived = await liveWeek(ports, request, ledger, answering);
    const events = await listEventsAfter(ports.db, lastEventId, mostEvents);
    lastEventId = events.at(-1)?.id ?? lastEventId;
    const outcome = { ...lived, events: events.map(toWeekEvent) };
    told.push(outcome);
    request.onWeek(outcome);
  }
  return told;
}

async function liveWeek(
  ports: SimulationPorts,
  { pool, design }: SimulationRequest,
  ledger: LifeEvent[],
  answering: Answering,
): Promise<Omit<SimulatedWeek, "events">> {
  const { week, day } = answering;
  const cycle = formatIsoWeek(isoWeekOf(day));
  const watch = new Stopwatch();
  const plan = planCycle({ tasks: pool.tasks, events: ledger }, cycle, design);
  const inUse = listInUse(pool.tasks, ledger);
  const models = await listAskedModels(ports.db);
  const opened = await openCycle(ports, { plan, pool, models, openedAt: day });
  const stage = await loadCycle(ports.db, opened.cycle.id);
  const planMs = watch.lap();
  await noteSimulatedWorker(ports, stage);
  const { askMs, gradeMs } = await answerWeek(ports, stage, answering);
  watch.lap();
  const clock = () => day;
  const announce = () => {};
  const publication = await publishCycle(
    { ...ports, canaries: [], announce },
    stage.cycle.id,
    clock,
  );
  const publishMs = watch.lap();
  const readAskable = async () => ({ ...pool.suite, tasks: inUse });
  await answerConfirmations({ ...ports, clock, announce, readAskable }, stage.cycle.id, answering);
  const confirmMs = watch.lap();
  const { retired, activated, short } = plan.rotation;
  const rotated: LifeEvent[] = [
    { cycle, status: "retired", tasks: retired },
    { cycle, status: "active", tasks: activated },
  ];
  ledger.push(...rotated.filter(({ tasks }) => tasks.length > 0));
  const failed = publication.kind === "refused" ? publication.gates : [];
  return {
    ...{ week, cycle },
    failedGates: failed.filter(({ held }) => !held).map(({ gate }) => gate),
    withoutReserve: short.reduce((sum, { missing }) => sum + missing, 0),
    times: { planMs, askMs, gradeMs, publishMs, confirmMs },
  };
}

/** Tasks that may be asked: neither kept back nor retired. */
function listInUse(
  tasks: readonly TaskDefinition[],
  ledger: readonly LifeEvent[],
): TaskDefinition[] {
  const keys = tasks.map(({ taskKey }) => taskKey);
  const statuses = readStatuses(keys, ledger);
  return tasks.filter(({ taskKey }) => statuses.get(taskKey) === "active");
}

function toWeekEvent({
  kind,
  model,
  evidence,
}: Awaited<ReturnType<typeof listEventsAfter>>[number]): WeekEvent {
  return { kind, model: model?.slug ?? null, evidence };
}
