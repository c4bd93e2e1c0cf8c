import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { appendRegrade } from "../../db/repositories/append-regrade";
import { storeSuite } from "../../db/repositories/store-suite";
import { executions } from "../../db/schema";
import { sampleSuite } from "../../db/test-support/sample-suite";
import { getBoard } from "./get-board";
import { getRun } from "./get-run";
import { publishRun } from "./test-support/publish-run";
import { withSite } from "./test-support/with-site";

withSite(async (publisher) => {
  const { suiteRevisionId, revision } = await storeSuite(publisher.db, sampleSuite());
  const run = { suiteRevisionId, cycle: revision, slug: "a" };
  await publishRun(publisher, { ...run, id: "again", verdicts: ["t", "."] });
  // A regrade that changes no verdict adds executions and leaves the verdicts as they are.
  const first = await publisher.db.select().from(executions).where(eq(executions.attempt, 0));
  const again = first.map(({ id: _, ...row }, index) => ({
    ...row,
    attempt: 1,
    cpuMs: 4000 + index,
    wallMs: 5000 + 10 * index,
  }));
  const regraded = again.map((row) => ({ execution: { row, outcomes: [] }, verdict: null }));
  await appendRegrade(publisher.db, "again", regraded, null);
});

test("times are those of the last execution, which ran under the limits that the record names", async () => {
  const run = await getRun("again");
  expect(run?.executionMs).toMatchObject({ median: 5005, executions: 2 });
  expect(run?.timeoutRate).toEqual({ timeouts: 1, executions: 2 });
  const board = await getBoard({ suite: "sample" });
  expect(board?.rows[0]?.executionMs?.median).toBe(5005);
  expect(board?.rows[0]?.timeoutRate).toEqual({ timeouts: 1, executions: 2 });
});
