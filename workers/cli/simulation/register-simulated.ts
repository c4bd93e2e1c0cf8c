import type { Database } from "../../../db/client";
import { describeModel } from "../../../db/repositories/describe-model";
import type { DeclaredModel } from "../../../lib/core/simulation/declared-year";

/** Registers the models of a declared year, each with an endpoint that nobody ever asks. */
export async function registerSimulated(
  db: Database,
  models: readonly DeclaredModel[],
): Promise<void> {
  for (const { slug } of models) {
    await describeModel(db, slug, {
      name: slug,
      provider: "simulated",
      revision: "1",
      ...{ releasedOn: null, cutoffOn: null, openWeights: null, sampling: null, prices: null },
      endpoint: { kind: "replay", file: "simulated" },
    });
  }
}
