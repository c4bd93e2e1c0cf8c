import { storeSuite } from "../../../db/repositories/store-suite";
import { sampleSuite, sampleTask } from "../../../db/test-support/sample-suite";
import { correctVerdict } from "./correct-verdict";
import { type Publisher, publishRun } from "./publish-run";

/**
 * A run over tasks whose names would be formulas in a spreadsheet, two candidates a task; the first
 * verdict on the last task was corrected.
 */
export async function publishAwkwardRun(publisher: Publisher, runId: string): Promise<void> {
  const tasks = ["=1+1", "sample/b", '@a,"b"'].map((key) => sampleTask(key));
  const { suiteRevisionId } = await storeSuite(publisher.db, sampleSuite({ tasks }));
  await publishRun(publisher, {
    id: runId,
    slug: "alpha",
    suiteRevisionId,
    cycle: "2026-W48",
    verdicts: [".w", "..", "s."],
  });
  await correctVerdict(publisher, { runId, slug: "alpha", taskKey: '@a,"b"' });
}
