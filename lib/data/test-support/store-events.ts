import { appendEvents, type NewEvent } from "../../../db/repositories/append-events";
import { registerModel } from "../../../db/repositories/register-model";
import { suites } from "../../../db/schema";
import type { Publisher } from "./publish-run";

/** A name that would end a title of XML or HTML, with characters that hide or that no XML may hold. */
export const hostileName = '</title><script>alert("1")</script> & \u0001\u202e';

/**
 * A publication of 2026-W48, an alert about a model `alpha` of that name, and a refusal by the gate of
 * flakiness; returns their ids.
 */
export async function storeEvents({ db }: Publisher): Promise<number[]> {
  const entry = { slug: "alpha", name: hostileName, provider: null, revision: null };
  const { model } = await registerModel(db, { ...entry, synthetic: false });
  await db.insert(suites).values({ id: "weekly", title: "Weekly", description: "Weekly." });
  const place = { cycle: "2026-W48", suiteId: "weekly", modelId: null };
  const added: NewEvent[] = [
    { ...place, kind: "publication", evidence: { tasks: 400, models: 12, incomplete: [] } },
    {
      ...place,
      kind: "alert",
      modelId: model.id,
      evidence: {
        measure: "passes",
        direction: "down",
        windowCycles: 1,
        tasks: 67,
        before: { trials: 134, hits: 120 },
        after: { trials: 67, hits: 40 },
        difference: -0.3,
        pHolm: 0.002,
      },
    },
    {
      ...place,
      kind: "gate_failure",
      evidence: { gates: [{ gate: "flakiness", detail: "2 < 3" }] },
    },
  ];
  return appendEvents(db, added);
}
