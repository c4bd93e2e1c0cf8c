import type { Database } from "../../../db/client";
import { listModels } from "../../../db/repositories/list-models";
import { sampleSuite } from "../../../db/test-support/sample-suite";
import type { ObjectStore } from "../../../lib/core/ports/object-store";
import { openGraders } from "../../graders/graders";
import { type Script, ScriptedBackend } from "../../jobs/test-support/scripted-backend";
import type { EnginePorts } from "../engine-ports";
import { type OpenedBoss, openBoss } from "../open-boss";
import { OpenModels } from "../open-models";
import { workQueues } from "../work-queues";
import { poolTasks } from "./open-test-cycle";

export interface TestEngine {
  ports: EnginePorts;
  queue: OpenedBoss;
  /** Cycles that were sent to be published, in order. */
  published: number[];
  /** What a signal to the process would do: lets go of the jobs in hand, then leaves the queue. */
  stop(): Promise<void>;
}

/**
 * A worker of the weekly cycle whose sandbox runs nothing; every submission answers with None where no
 * script says otherwise.
 */
export async function openTestEngine(
  { db, workerUrl, objects }: { db: Database; workerUrl: string; objects: ObjectStore },
  worker = "a",
  script: Script = () => '["n"]',
): Promise<TestEngine> {
  const log = { info: () => {}, warn: () => {} };
  const queue = await openBoss(workerUrl, log, { supervises: true });
  const stopping = new AbortController();
  const backend = new ScriptedBackend(script);
  const models = new OpenModels(await listModels(db), process.env);
  const published: number[] = [];
  const ports: EnginePorts = {
    ...{ db, objects, workerUrl, backend, log, jobs: queue, worker },
    clock: () => new Date(),
    chance: () => 0,
    cycleCap: null,
    openModel: (model) => models.open(model),
    groupOf: (model) => models.groupOf(model),
    graderFor: await openGraders(),
    checkSandbox: async () => [],
    publish: async (cycleId) => void published.push(cycleId),
    readAskable: async () => sampleSuite({ id: "weekly", tasks: poolTasks }),
    announce: () => {},
  };
  await workQueues(queue.boss, ports, { startWeek: async () => {}, signal: stopping.signal });
  const stop = async () => {
    stopping.abort();
    await queue.close();
  };
  return { ports, queue, published, stop };
}
