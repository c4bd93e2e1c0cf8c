import { storeSuite } from "../../../db/repositories/store-suite";
import { sampleSuite, sampleTask } from "../../../db/test-support/sample-suite";
import { type Publisher, publishRun } from "./publish-run";

/**
 * The suite `weekly` as a pool that isn't public: four tasks whose ids start with the canary, and the
 * runs "a" and "b" of two models. Returns its cycle.
 */
export async function publishClosedPool(publisher: Publisher, canary: string): Promise<string> {
  const tasks = [0, 1, 2, 3].map((index) => sampleTask(`${canary}/${index}`));
  const { suiteRevisionId, revision: cycle } = await storeSuite(
    publisher.db,
    sampleSuite({ id: "weekly", exposed: false, tasks }),
  );
  const answers = { a: [".", ".", "w", "w"], b: [".", "w", ".", "w"] } as const;
  for (const [slug, verdicts] of Object.entries(answers)) {
    await publishRun(publisher, {
      suiteRevisionId,
      cycle,
      id: slug,
      slug,
      verdicts: [...verdicts],
    });
  }
  return cycle;
}
