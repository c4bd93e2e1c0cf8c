import { expect, test } from "vitest";
import { listAnswerTimes } from "../../db/repositories/list-answer-times";
import { storeSuite } from "../../db/repositories/store-suite";
import { sampleSuite, sampleTask } from "../../db/test-support/sample-suite";
import { getBoard } from "./get-board";
import { listBoardAnswerTimes } from "./list-board-answer-times";
import { publishRun } from "./test-support/publish-run";
import { withSite } from "./test-support/with-site";
import { webDatabase } from "./web-database";

const cycle = "2026-W48";

withSite(async (publisher) => {
  const tasks = [0, 1, 2, 3].map((index) => sampleTask(`sample/${index}`));
  const { suiteRevisionId } = await storeSuite(publisher.db, sampleSuite({ tasks }));
  const runs = {
    // Not in the order of their size, and one that no other answer comes near.
    quick: { verdicts: [".", ".", ".", "w"], latenciesMs: [401, 100, 300, 200] },
    partly: { verdicts: [".", ".", "w", "w"], latenciesMs: [100, null, 300, 400] },
    silent: { verdicts: [".", "w", "w", "w"] },
    apart: { verdicts: [".", ".", ".", "v"], latenciesMs: [1, 1, 1, 1] },
  };
  for (const [slug, run] of Object.entries(runs)) {
    await publishRun(publisher, { id: `run-${slug}`, slug, suiteRevisionId, cycle, ...run });
  }
});

async function readBoard() {
  const board = await getBoard({ suite: "sample", cycle });
  if (board === null) throw new Error("there is no board");
  return board;
}

test("a ranked model has its median and the time within which 95% of its answers came", async () => {
  const board = await readBoard();
  expect(board.rows.map(({ model }) => model.slug)).toEqual(["quick", "partly", "silent"]);
  // Between the second and third of four: 250. At 0.95 · 3 = 2.85: 300 + 0.85 · 101 = 385.85.
  expect(await listBoardAnswerTimes(board)).toEqual({ quick: { median: 250, p95: 386 } });
});

test("who states some answers' times alone is counted, and is not known as a whole", async () => {
  const times = await listAnswerTimes(webDatabase(), ["run-partly", "run-silent", "run-none"]);
  const sorted = times.sort((a, b) => a.runId.localeCompare(b.runId));
  expect(sorted).toEqual([
    { runId: "run-partly", median: 300, p95: 390, stated: 3, answers: 4 },
    { runId: "run-silent", median: null, p95: null, stated: 0, answers: 4 },
  ]);
});

test("a board without ranked models asks nothing", async () => {
  expect(await listBoardAnswerTimes({ rows: [] })).toEqual({});
});
