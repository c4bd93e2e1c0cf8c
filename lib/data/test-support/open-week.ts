import type { Database } from "../../../db/client";
import type { Cycle } from "../../../db/repositories/find-cycle";
import { insertCycle } from "../../../db/repositories/insert-cycle";
import { listPublicTasks } from "../../../db/repositories/list-public-tasks";
import { registerModel } from "../../../db/repositories/register-model";
import { cyclePublications } from "../../../db/schema";
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

/** Notes that a week is published; its records are the caller's. */
export async function publishWeek(db: Database, { id: cycleId }: Cycle): Promise<void> {
  const gates = [{ gate: "verdicts" as const, held: true, detail: "2 of 2 candidates" }];
  const publishedAt = new Date("2026-11-24T07:00:00Z");
  await db.insert(cyclePublications).values({ cycleId, gates, publishedAt });
}
