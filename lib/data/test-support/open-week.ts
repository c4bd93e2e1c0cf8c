import type { Database } from "../../../db/client";
import type { Cycle } from "../../../db/repositories/find-cycle";
import { insertCycle } from "../../../db/repositories/insert-cycle";
import { registerModel } from "../../../db/repositories/register-model";
import { cyclePublications } from "../../../db/schema";
import { toCycleManifest, toModelGeneration } from "../../core/cycle/model-generation";
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
  return insertCycle(
    db,
    {
      cycle,
      suiteRevisionId,
      seedLabel: `cgb/v1/sample/${cycle}`,
      taskSetDigest: "d".repeat(64),
      allocation: {
        planned: [{ cell: "1/function-completion/python", tasks: 2 }],
        actual: [{ cell: "1/function-completion/python", tasks: 2 }],
      },
      rotation: { retired: ["sample/0"], activated: [], short: [] },
      manifest: toCycleManifest(testManifest()),
      manifestSha256: "e".repeat(64),
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
