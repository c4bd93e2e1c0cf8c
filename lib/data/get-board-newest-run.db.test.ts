import { expect, test } from "vitest";
import { appendScoreRecord } from "../../db/repositories/append-score-record";
import { findCurrentRecord } from "../../db/repositories/find-current-record";
import { storeSuite } from "../../db/repositories/store-suite";
import { sampleSuite } from "../../db/test-support/sample-suite";
import { canonicalJson } from "../core/protocol/canonical-json";
import { getBoard } from "./get-board";
import { type Publisher, publishRun } from "./test-support/publish-run";
import { withSite } from "./test-support/with-site";

withSite(async (publisher) => {
  const { suiteRevisionId, revision } = await storeSuite(publisher.db, sampleSuite());
  const run = { suiteRevisionId, cycle: revision, slug: "a" };
  await publishRun(publisher, { ...run, id: "older", verdicts: ["w", "w"] });
  await publishRun(publisher, { ...run, id: "newer", verdicts: [".", "."] });
  await correct(publisher, "older");
});

async function correct({ db }: Publisher, runId: string): Promise<void> {
  const current = await findCurrentRecord(db, runId);
  if (current === null) throw new Error("no record");
  const payload = JSON.parse(current.canonical);
  await appendScoreRecord(db, {
    runId,
    supersedesId: current.id,
    manifest: null,
    buildCanonical: (previousSha256) => canonicalJson({ ...payload, previousSha256 }),
  });
}

test("a corrected record of an older run does not take the place of the model's newest run", async () => {
  const board = await getBoard({ suite: "sample" });
  expect(board?.rows).toMatchObject([{ runId: "newer", passRate: 1 }]);
});
