import type { Database } from "../../db/client";
import type { Model } from "../../db/repositories/find-model";
import { listModels } from "../../db/repositories/list-models";
import { registerModel } from "../../db/repositories/register-model";
import { baselines } from "../../lib/core/baselines/baselines";
import { planCycle } from "../../lib/core/cycle/plan-cycle";
import type { ModelEndpoint } from "../../lib/core/model/model-endpoint";
import type { SandboxBackend } from "../../lib/core/ports/sandbox";
import { readPool } from "../importers/errorbar-pool/read-pool";
import { type AskedModel, type OpenedCycle, openCycle } from "../jobs/open-cycle";
import { poolFolder } from "./pool/select-bases";

/**
 * Opens a week's cycle over the project's own pool, for every model that the registry says how to ask and
 * for the built-in baselines, which are in every cycle. The same again finds it, with its own models.
 * @throws DomainError conflict when the week was opened with anything else.
 */
export async function openWeek(
  ports: { db: Database; backend: SandboxBackend },
  week: string,
  pool?: string,
): Promise<OpenedCycle> {
  const read = await readPool(poolFolder(pool));
  return openCycle(ports, {
    plan: planCycle(read, week),
    pool: { suite: read.suite, tasks: read.tasks },
    models: await listAskedModels(ports.db),
    openedAt: new Date(),
  });
}

/** What a reader should know of a week that was opened before; empty where there is nothing. */
export function describeOpened({ cycle, waiting, changed }: OpenedCycle): string[] {
  const { cycle: week } = cycle;
  const lines: string[] = [];
  if (waiting.length > 0) {
    const slugs = waiting.join(", ");
    lines.push(
      `${week} goes on without what was registered since: ${slugs}: from the next week on`,
    );
  }
  if (changed.length > 0) {
    const slugs = changed.join(", ");
    lines.push(
      `${week} asks as it was opened; what changed since holds from the next week: ${slugs}`,
    );
  }
  return lines;
}

/** Everything that a cycle asks: registered models with an endpoint, and the baselines. */
export async function listAskedModels(db: Database): Promise<AskedModel[]> {
  const canaries: AskedModel[] = [];
  for (const { slug, name } of baselines) {
    const entry = { slug, name, provider: "Errorbar", revision: "1", synthetic: true };
    const { model } = await registerModel(db, entry);
    canaries.push({ model, endpoint: { kind: "baseline", slug } });
  }
  const isBaseline = ({ slug }: Model) => canaries.some(({ model }) => model.slug === slug);
  const registered = (await listModels(db)).filter((model) => !isBaseline(model));
  return [...canaries, ...registered.flatMap(toAsked)];
}

function toAsked(model: Model): { model: Model; endpoint: ModelEndpoint }[] {
  return model.endpoint === null ? [] : [{ model, endpoint: model.endpoint }];
}
