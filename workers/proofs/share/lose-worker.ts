import type { SandboxBackend } from "../../../lib/core/ports/sandbox";
import { type SharedCycle, shareCycle } from "./share-run";
import type { ShareStage } from "./share-stage";
import type { FleetWorker, WorkerFleet } from "./worker-fleet";

export interface LossRequest {
  workers: number;
  tasks: number;
  /** Killed, or frozen: its connections stay then, and nobody tells the others. */
  how: "SIGKILL" | "SIGSTOP";
}

/** A cycle that one of its workers left half way and never came back to. */
export interface LostWorker {
  how: LossRequest["how"];
  victim: string;
  cycle: SharedCycle;
  /** When it was lost, from the start of the round. */
  atMs: number;
  /** How long after its loss each model that it was asking was asked by another; null: never. */
  takeoversMs: (number | null)[];
  /** Its questions that were sent and not answered when it was lost. */
  openThen: number;
  /** Questions that came more than once. */
  askedTwice: number;
}

/** What the provider knew when the worker was lost. */
interface Loss {
  victim: FleetWorker;
  lostAtMs: number;
  /** Models that it was asking. */
  held: string[];
}

/** Shares a cycle and loses the worker that was started last once half of the answers are stored. */
export async function loseWorker(
  stage: ShareStage,
  backend: SandboxBackend,
  { workers, tasks, how }: LossRequest,
): Promise<LostWorker> {
  const { provider } = stage;
  const startedAtMs = Date.now();
  const losses: Loss[] = [];
  const onAnswers = (answered: number, wanted: number, fleet: WorkerFleet) => {
    if (losses.length > 0 || answered < wanted / 2) return;
    const victim = fleet.workers.at(-1);
    if (victim === undefined) return;
    const held = listHeld(stage, victim.name);
    if (held.length === 0) return;
    fleet.lose(victim, how);
    losses.push({ victim, held, lostAtMs: Date.now() });
  };
  const cycle = await shareCycle(stage, backend, { workers, tasks, onAnswers });
  const [loss] = losses;
  if (loss === undefined) throw new Error("the cycle ended before a worker was lost");
  const { victim, held, lostAtMs } = loss;
  const firstMs = provider.requests[0]?.atMs ?? startedAtMs;
  return {
    ...{ how, cycle, victim: victim.name, atMs: lostAtMs - firstMs },
    takeoversMs: held.map((model) => {
      const next = provider.requests.find(
        ({ model: other, atMs, key }) => other === model && atMs > lostAtMs && key !== victim.name,
      );
      return next === undefined ? null : next.atMs - lostAtMs;
    }),
    openThen: held.length,
    askedTwice: [...provider.countByQuestion().values()].filter((count) => count > 1).length,
  };
}

/** Models whose newest question came from this worker and is not answered yet. */
function listHeld({ provider }: ShareStage, worker: string): string[] {
  const newest = new Map(provider.requests.map((request) => [request.model, request]));
  const sinceMs = Date.now() - provider.delayMs;
  return [...newest.values()]
    .filter(({ key, atMs }) => key === worker && atMs > sinceMs)
    .map(({ model }) => model);
}
