import { createHash } from "node:crypto";
import { hostname } from "node:os";
import { join } from "node:path";
import type { WorkerCheck } from "../../db/repositories/append-worker-checks";
import { listModels } from "../../db/repositories/list-models";
import { readCycleCap } from "../../lib/config/cycle-cap";
import { checkoutRoot } from "../checkout-root";
import type { EnginePorts } from "../engine/engine-ports";
import { type OpenedBoss, openBoss } from "../engine/open-boss";
import { OpenModels } from "../engine/open-models";
import { openGraders } from "../graders/graders";
import { readCanary } from "../importers/errorbar-pool/pool-canary";
import { readPool } from "../importers/errorbar-pool/read-pool";
import { publishCycle } from "../jobs/publish-cycle";
import { openSandbox } from "../open-sandbox";
import type { CommandContext } from "./command-context";
import { keepDatabase } from "./keep-database";
import { openAnnouncer } from "./open-announcer";
import { poolFolder } from "./pool/select-bases";
import { trySandbox } from "./try-sandbox";

export interface Engine {
  ports: EnginePorts;
  queue: OpenedBoss;
}

/** Digits of a digest that tell homes of one machine apart. */
const homeDigits = 8;

/**
 * Opens everything that a worker of the weekly cycle needs; released with the command.
 * @param pool a folder of base problems, instead of the project's own
 * @throws DomainError environment when this machine can't isolate programs, or has no database.
 */
export async function openEngine(context: CommandContext, pool?: string): Promise<Engine> {
  const { home, pythonBackend } = context.env;
  const cycleCap = readCycleCap(process.env);
  const db = await context.database();
  const announce = openAnnouncer(context, db);
  await keepDatabase(context);
  const { workerUrl } = await context.databaseServer();
  const backend = await openSandbox(home, { python: pythonBackend });
  context.onClose(() => backend.close());
  const log = context.log;
  const queue = await openBoss(workerUrl, log, { supervises: true });
  context.onClose(queue.close);
  const models = new OpenModels(await listModels(db), process.env);
  const objects = context.objects();
  const canary = await readCanary(join(checkoutRoot, "workers/pool"));
  let checks: Promise<readonly WorkerCheck[]> | undefined;
  const ports: EnginePorts = {
    ...{ db, objects, workerUrl, backend, log, jobs: queue, announce },
    readAskable: async () => (await readPool(poolFolder(pool))).suite,
    clock: () => new Date(),
    chance: Math.random,
    cycleCap,
    openModel: (model) => models.open(model),
    groupOf: (model) => models.groupOf(model),
    graderFor: await openGraders(),
    worker: `${hostname()} ${createHash("sha256").update(home).digest("hex").slice(0, homeDigits)}`,
    checkSandbox: () => {
      checks ??= trySandbox(backend);
      return checks;
    },
    publish: async (cycleId) => {
      const canaries = canary === null ? [] : [canary];
      const publication = { db, objects, canaries, announce };
      const decided = await publishCycle(publication, cycleId, () => new Date());
      log.info({ ...decided }, "whether a cycle is published was decided");
    },
  };
  return { ports, queue };
}
