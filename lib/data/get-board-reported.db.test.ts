import { describe, expect, test } from "vitest";
import { appendClaims } from "../../db/repositories/append-claims";
import { resolveSystems } from "../../db/repositories/resolve-systems";
import { storeReportedSuite } from "../../db/repositories/store-reported-suite";
import { storeSuite } from "../../db/repositories/store-suite";
import { sampleSuite, sampleTask } from "../../db/test-support/sample-suite";
import { boardSchema, type ClaimRow } from "../contracts/board";
import { taskSchema } from "../contracts/task";
import { getBoard } from "./get-board";
import { getFrontBoard } from "./get-front-board";
import { getTask } from "./get-task";
import { listBoards } from "./list-boards";
import { listRunResults } from "./list-run-results";
import { listTopRates } from "./list-top-rates";
import { publishReportedRun } from "./test-support/publish-reported-run";
import { withSite } from "./test-support/with-site";

const source = { name: "table.json", licence: null, fileSha256: "1".repeat(64) };

withSite(async (publisher) => {
  const { db } = publisher;
  // Tasks 0 and 1 of tier 1, tasks 2 and 3 of tier 2.
  const suite = await storeSuite(
    db,
    sampleSuite({
      tasks: [0, 1, 2, 3].map((index) =>
        sampleTask(`sample/${index}`, { tier: index < 2 ? 1 : 2 }),
      ),
    }),
  );
  const run = (id: string, slug: string, outcomes: ([number, number] | null)[]) =>
    publishReportedRun(publisher, { id, slug, suite, outcomes });
  await run("o1", "trials", [
    [4, 4],
    [2, 4],
    [0, 4],
    [1, 2],
  ]);
  await run("o2", "single", [
    [1, 1],
    [1, 1],
    [0, 1],
    [0, 1],
  ]);
  await run("o3", "partial", [[1, 1], null, [0, 1], null]);
  await storeReportedSuite(db, {
    id: "table",
    title: "Table",
    description: "Claims alone.",
    format: "claims",
    source,
    taskKeys: [],
  });
  const [system] = await resolveSystems(db, ["Claimed One"]);
  const claim = { system: "Claimed One", modelId: system?.id ?? 0, tasks: null, details: { n: 1 } };
  const undisclosed = ["outcomes", "generation.temperature"];
  for (const suiteId of ["table", "sample"]) {
    await appendClaims(db, suiteId, { name: "table.json", sha256: "1" }, [
      { ...claim, metric: "pass@1", rate: 0.817, passed: null, undisclosed },
      { ...claim, metric: "resolved", rate: null, passed: 7, undisclosed },
    ]);
  }
});

async function board(query: Omit<Parameters<typeof getBoard>[0], "suite"> = {}, suite = "sample") {
  return boardSchema.parse(await getBoard({ suite, ...query }));
}

describe("a board of outcomes measured elsewhere", () => {
  test("ranks them by the mean over tasks, with trials in the place of candidates", async () => {
    const { rows } = await board();
    // (1 + 1/2 + 0 + 1/2) / 4 and 2 of 4.
    expect(rows.map((row) => [row.rank, row.model.slug, row.passRate, row.passed])).toEqual([
      [1, "single", 0.5, 2],
      [1, "trials", 0.5, null],
    ]);
    expect(rows[1]).toMatchObject({ candidates: 14, passedCandidates: 7, tasks: 4 });
  });

  test("counts them anew for a slice and for another k", async () => {
    const tierTwo = (await board({ tier: 2 })).rows;
    expect(tierTwo.map((row) => [row.model.slug, row.passRate, row.passed])).toEqual([
      ["trials", 0.25, null],
      ["single", 0, 0],
    ]);
    const atTwo = await board({ k: 2 });
    expect(atTwo.availableK).toEqual([1, 2]);
    // pass@2: 1, 1 − C(2,2)/C(4,2) = 5/6, 0, 1.
    expect(atTwo.rows[0]?.passRate).toBeCloseTo((1 + 5 / 6 + 1) / 4, 12);
    const single = atTwo.unranked.find((row) => row.model.slug === "single");
    expect(single).toMatchObject({ reason: "too-few-candidates", passRate: null });
  });

  test("bounds a system whose tasks were not all reported, and never ranks it", async () => {
    const { unranked } = await board();
    const [partial] = unranked;
    expect(partial).toMatchObject({
      model: { slug: "partial" },
      reason: "incomplete",
      unscored: 2,
      passRate: null,
      bounds: { low: 0.25, high: 0.75 },
    });
  });

  test("names with each row its file and what nobody stated", async () => {
    const { rows } = await board();
    expect(rows[0]?.source.name).toBe("outcomes.jsonl");
    expect(rows[0]?.undisclosed).toEqual(
      expect.arrayContaining(["execution", "generation.harness"]),
    );
    expect(rows[0]?.undisclosed).not.toContain("generation.modelBuild");
  });
});

test("a task names what was reported of it, without candidates", async () => {
  const { outcomes } = taskSchema.parse(await getTask("sample/3"));
  expect(
    outcomes.map(({ model, reported, candidates }) => [model.slug, reported, candidates]),
  ).toEqual([
    ["single", { successes: 0, trials: 1 }, []],
    ["trials", { successes: 1, trials: 2 }, []],
  ]);
});

describe("claims", () => {
  const claimsOf = (unranked: Awaited<ReturnType<typeof board>>["unranked"]): ClaimRow[] =>
    unranked.flatMap((row) => (row.reason === "claim" ? [row] : []));

  test("stand apart with their reason, without run, record or interval", async () => {
    const { rows, unranked } = await board();
    const claims = claimsOf(unranked);
    expect(claims.map((row) => [row.metric, row.passRate, row.passed])).toEqual([
      ["pass@1", 0.817, null],
      ["resolved", null, 7],
    ]);
    expect(claims[0]).toMatchObject({ runId: null, recordId: null, interval: null, bounds: null });
    expect(claims[0]?.undisclosed).toEqual(["outcomes", "generation.temperature"]);
    expect(rows.map((row) => row.model.slug)).not.toContain("claimed-one");
  });

  test("say nothing of a slice", async () => {
    expect(claimsOf((await board({ tier: 1 })).unranked)).toEqual([]);
  });

  test("make a board that ranks nothing, and are counted in the list of boards", async () => {
    const table = await board({}, "table");
    expect(table).toMatchObject({ rows: [], suite: { measured: "claims-only", tasks: 0 } });
    expect(claimsOf(table.unranked)).toHaveLength(2);
    const listed = await listBoards();
    expect(
      listed.map(({ id, measured, rankedModels, claimedModels }) => ({
        ...{ id, measured, rankedModels, claimedModels },
      })),
    ).toEqual([
      { id: "sample", measured: "here", rankedModels: 2, claimedModels: 1 },
      { id: "table", measured: "claims-only", rankedModels: 0, claimedModels: 1 },
    ]);
  });
});

test("the list of boards states the best ranked rate with its interval, where one is ranked", async () => {
  const top = await listTopRates();
  const [leader] = (await board()).rows;
  expect([...top.keys()]).toEqual(["sample"]);
  expect(top.get("sample")).toEqual({ passRate: 0.5, interval: leader?.interval });
});

test("the results of a system name the tasks that nobody reported, without a trial", async () => {
  const taskOf = (index: number, tier: number) => ({
    taskId: `sample/${index}`,
    baseId: `sample/${index}`,
    category: "function-completion",
    tier,
    language: "python",
  });
  expect(await listRunResults("o3")).toEqual({
    measured: "elsewhere",
    outcomes: [
      { ...taskOf(0, 1), successes: 1, trials: 1 },
      { ...taskOf(1, 1), successes: 0, trials: 0 },
      { ...taskOf(2, 2), successes: 0, trials: 1 },
      { ...taskOf(3, 2), successes: 0, trials: 0 },
    ],
  });
});

test("the front page shows what was measured, whatever order the boards come in", async () => {
  const boards = await listBoards();
  const claims = boards.filter(({ id }) => id === "table");
  const others = boards.filter(({ id }) => id !== "table");
  expect((await getFrontBoard([...claims, ...others]))?.suite.id).toBe("sample");
  expect((await getFrontBoard(claims))?.suite.id).toBe("table");
  expect(await getFrontBoard([])).toBeNull();
});
