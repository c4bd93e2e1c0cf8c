import { eq } from "drizzle-orm";
import { appendRepeatExecution } from "../../../db/repositories/append-repeat-execution";
import { storeSuite } from "../../../db/repositories/store-suite";
import { candidates } from "../../../db/schema";
import { sampleSuite, sampleTask } from "../../../db/test-support/sample-suite";
import { correctVerdict } from "./correct-verdict";
import { type Publisher, publishRun } from "./publish-run";

/**
 * A public suite of three tasks, the first two of one base problem. In the first week alpha solves "t/0"; in
 * the second alpha and a baseline do, and beta once its verdict is corrected. Alpha's candidate for it then
 * fails when it is executed again.
 */
export async function publishRetoldTask(publisher: Publisher): Promise<void> {
  const tasks = [
    sampleTask("t/0", { baseId: "t" }),
    sampleTask("t/1", { baseId: "t", language: "java" }),
    sampleTask("u/0"),
  ];
  const suite = sampleSuite({ id: "retold", exposed: true, tasks });
  const { suiteRevisionId } = await storeSuite(publisher.db, suite);
  const run = (id: string, slug: string, cycle: string, verdicts: string) =>
    publishRun(publisher, {
      ...{ id, slug, cycle, suiteRevisionId, synthetic: slug === "gamma" },
      verdicts: [...verdicts],
    });
  await run("r1", "alpha", "2026-W47", ".ww");
  await run("r2", "alpha", "2026-W48", "..w");
  await run("r3", "beta", "2026-W48", "w.w");
  await run("r4", "gamma", "2026-W48", "...");
  await correctVerdict(publisher, { runId: "r3", slug: "beta", taskKey: "t/0" });
  const [first] = await publisher.db
    .select()
    .from(candidates)
    .where(eq(candidates.runId, "r2"))
    .orderBy(candidates.id);
  for (const repetition of [2, 3]) {
    await appendRepeatExecution(publisher.db, {
      ...{ candidateId: first?.id ?? 0, manifestSha256: "0".repeat(64), repetition },
      ...{ selectedBy: "seeded", cpuMs: 7, wallMs: 10 },
      ...(repetition === 2
        ? { verdict: "failed", failureClass: "cpu_timeout" }
        : { verdict: "passed" }),
    });
  }
}
