import { expect, test } from "vitest";
import { appendScoreRecord } from "../../db/repositories/append-score-record";
import { findCurrentRecord } from "../../db/repositories/find-current-record";
import { storeSuite } from "../../db/repositories/store-suite";
import { sampleSuite } from "../../db/test-support/sample-suite";
import { canonicalJson } from "../core/protocol/canonical-json";
import type { Manifest } from "../core/protocol/manifest";
import { sha256Hex } from "../core/protocol/sha256-hex";
import { getBoard } from "./get-board";
import { getRunManifest } from "./get-run-manifest";
import { type Publisher, publishRun } from "./test-support/publish-run";
import { testManifest } from "./test-support/test-manifest";
import { withSite } from "./test-support/with-site";

const narrow: Manifest = { ...testManifest() };
if (narrow.execution) narrow.execution = { ...narrow.execution, limits: { cpuMsPerTest: 20 } };
const narrowSha256 = sha256Hex(canonicalJson(narrow));

withSite(async (publisher) => {
  const { suiteRevisionId, revision } = await storeSuite(publisher.db, sampleSuite());
  const run = { suiteRevisionId, cycle: revision };
  await publishRun(publisher, { ...run, id: "a", slug: "a", verdicts: [".", "w"] });
  await publishRun(publisher, { ...run, id: "b", slug: "b", verdicts: [".", "."] });
  await publishRun(publisher, { ...run, id: "c", slug: "c", verdicts: [".", "."] });
  await regradeUnderNarrowLimits(publisher, "b");
});

async function regradeUnderNarrowLimits({ db }: Publisher, runId: string): Promise<void> {
  const current = await findCurrentRecord(db, runId);
  if (current === null) throw new Error("no record");
  const payload = JSON.parse(current.canonical);
  await appendScoreRecord(db, {
    runId,
    supersedesId: current.id,
    manifest: narrow,
    buildCanonical: (previousSha256) =>
      canonicalJson({ ...payload, manifestSha256: narrowSha256, previousSha256 }),
  });
}

test("a record under other limits than the most stands apart, and is not counted as ranked", async () => {
  const board = await getBoard({ suite: "sample" });
  expect(board?.rows.map((row) => row.model.slug)).toEqual(["c", "a"]);
  expect(board?.unranked).toMatchObject([
    {
      model: { slug: "b" },
      reason: "other-protocol",
      differs: [{ field: "execution.limits.cpuMsPerTest", here: 20, there: 2_000 }],
      passRate: 1,
    },
  ]);
  expect(board?.suite.rankedModels).toBe(2);
});

test("a run's manifest is the one that its current record names", async () => {
  expect(await getRunManifest("b")).toMatchObject({
    manifestSha256: narrowSha256,
    manifest: { execution: { limits: { cpuMsPerTest: 20 } } },
  });
  expect((await getRunManifest("a"))?.manifest.execution?.limits).toEqual(
    testManifest().execution?.limits,
  );
});
