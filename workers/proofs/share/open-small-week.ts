import type { Database } from "../../../db/client";
import { describeModel } from "../../../db/repositories/describe-model";
import { planCycle, weeklyDesign } from "../../../lib/core/cycle/plan-cycle";
import type { SandboxBackend } from "../../../lib/core/ports/sandbox";
import type { SuiteDefinition } from "../../../lib/core/suite/suite-definition";
import { listAskedModels } from "../../cli/open-week";
import { openCycle } from "../../jobs/open-cycle";

/** A week of the same making as any other, with fewer tasks. */
export interface SmallWeek {
  week: string;
  /** What it is drawn from. */
  suite: SuiteDefinition;
  tasks: number;
  /** Slugs of models that are asked at one server, one question at a time each. */
  models: readonly string[];
  baseUrl: string;
}

/** Registers the models and opens the week; returns the cycle's id. */
export async function openSmallWeek(
  ports: { db: Database; backend: SandboxBackend },
  { week, suite, tasks, models, baseUrl }: SmallWeek,
): Promise<number> {
  const undisclosed = { releasedOn: null, cutoffOn: null, openWeights: null, prices: null };
  for (const slug of models) {
    await describeModel(ports.db, slug, {
      ...{ name: slug, provider: "a local server", revision: null, sampling: null, ...undisclosed },
      endpoint: {
        ...{ kind: "openai-compatible", baseUrl, model: slug },
        ...{ apiKeyEnv: "SHARED_KEY", concurrency: 1 },
      },
    });
  }
  const pool = { tasks: suite.tasks, events: [] };
  const { cycle } = await openCycle(ports, {
    plan: planCycle(pool, week, { ...weeklyDesign, total: tasks }),
    pool: { suite, tasks: suite.tasks },
    models: await listAskedModels(ports.db),
    openedAt: new Date(),
  });
  return cycle.id;
}
