import { expect, test } from "vitest";
import { storeSuite } from "../../db/repositories/store-suite";
import { sampleSuite } from "../../db/test-support/sample-suite";
import { getBoard } from "./get-board";
import { listBoards } from "./list-boards";
import { type Publisher, publishRun } from "./test-support/publish-run";
import { withSite } from "./test-support/with-site";

let publisher: Publisher;
let suiteRevisionId = 0;
withSite(async (opened) => {
  publisher = opened;
  suiteRevisionId = (await storeSuite(opened.db, sampleSuite())).suiteRevisionId;
});

test("a board shows a record as soon as it is published", async () => {
  expect((await getBoard({ suite: "sample" }))?.rows).toEqual([]);
  expect((await listBoards()).find(({ id }) => id === "sample")?.rankedModels).toBe(0);
  await publishRun(publisher, {
    id: "a1",
    slug: "alpha",
    suiteRevisionId,
    cycle: "2026-W48",
    verdicts: [".", "w"],
  });
  expect((await getBoard({ suite: "sample" }))?.rows).toMatchObject([{ passRate: 0.5 }]);
  expect((await listBoards()).find(({ id }) => id === "sample")?.rankedModels).toBe(1);
});
