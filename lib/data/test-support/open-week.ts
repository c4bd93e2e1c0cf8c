import type { Database } from "../../../db/client";
import { appendGateFailure } from "../../../db/repositories/append-gate-failure";
import type { Cycle } from "../../../db/repositories/find-cycle";
import { insertCycle } from "../../../db/repositories/insert-cycle";
import { listPublicTasks } from "../../../db/repositories/list-public-tasks";
import { registerModel } from "../../../db/repositories/register-model";
import { storeSuite } from "../../../db/repositories/store-suite";
import { cyclePublications } from "../../../db/schema";
import { sampleSuite, sampleTask } from "../../../db/test-support/sample-suite";
import { toCycleManifest, toModelGeneration } from "../../core/cycle/model-generation";
import { canonicalJson } from "../../core/protocol/canonical-json";
import { sha256Hex } from "../../core/protocol/sha256-hex";
import { taskSetDigest } from "../../core/sampling/task-set-digest";
import { testManifest } from "./test-manifest";

/** Opens a week over a revision with one model, as the worker does. */
export async function openWeek(
  db: Database,
  week: { cycle: string; suiteRevisionId: number; slug: string },
): Promise<Cycle> {
  const { cycle, suiteRevisionId, slug } = week;
  const entry = { slug, name: slug.toUpperCase(), provider: null, revision: null };
  const { model } = await registerModel(db, { ...entry, synthetic: false });
  const endpoint = { kind: "replay", file: "answers.jsonl" } as const;
  const manifest = toCycleManifest(testManifest());
  const keys = (await listPublicTasks(db, suiteRevisionId)).map(({ taskKey }) => taskKey);
  return insertCycle(
    db,
    {
      cycle,
      suiteRevisionId,
      seedLabel: `cgb/v1/sample/${cycle}`,
      taskSetDigest: taskSetDigest(keys),
      allocation: {
        planned: [{ cell: "1/function-completion/python", tasks: 2 }],
        actual: [{ cell: "1/function-completion/python", tasks: 2 }],
      },
      rotation: { retired: ["sample/0"], activated: [], short: [] },
      manifest,
      manifestSha256: sha256Hex(canonicalJson(manifest)),
      openedAt: new Date("2026-11-23T05:00:00Z"),
    },
    [
      {
        modelId: model.id,
        generation: toModelGeneration(model, endpoint),
        endpointKind: endpoint.kind,
      },
    ],
  );
}

/** Opens a week of the pool's suite, with tasks of the keys. */
export async function openPoolWeek(
  db: Database,
  week: { cycle: string; exposed: boolean; taskKeys: readonly string[] },
): Promise<Cycle> {
  const { cycle, exposed, taskKeys } = week;
  const tasks = taskKeys.map((key) => sampleTask(key));
  const suite = sampleSuite({ id: "weekly", exposed, tasks });
  const { suiteRevisionId } = await storeSuite(db, suite);
  return openWeek(db, { cycle, suiteRevisionId, slug: "alpha" });
}

/** Notes that a gate kept a week from its board; returns what it found. */
export async function refuseWeek(db: Database, { id: cycleId }: Cycle) {
  const gates = [{ gate: "flakiness" as const, held: false, detail: "3 of 40 flaky" }];
  await appendGateFailure(db, { cycleId, gates });
  return gates;
}

/** Notes that a week is published; its records are the caller's. */
export async function publishWeek(db: Database, { id: cycleId }: Cycle): Promise<void> {
  const gates = [{ gate: "verdicts" as const, held: true, detail: "2 of 2 candidates" }];
  const publishedAt = new Date("2026-11-24T07:00:00Z");
  await db.insert(cyclePublications).values({ cycleId, gates, publishedAt });
}
