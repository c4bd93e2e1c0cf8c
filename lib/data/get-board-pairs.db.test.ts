import { describe, expect, test } from "vitest";
import { storeSuite } from "../../db/repositories/store-suite";
import { sampleSuite, sampleTask } from "../../db/test-support/sample-suite";
import { type Board, boardSchema } from "../contracts/board";
import { getBoard } from "./get-board";
import { publishReportedRun } from "./test-support/publish-reported-run";
import { withSite } from "./test-support/with-site";

const places = Array.from({ length: 16 }, (_, place) => place);
const key = (place: number) => String(place).padStart(2, "0");

withSite(async (publisher) => {
  /** 16 tasks, the first eight of tier 1, the others of tier 2, so many to a base problem. */
  const store = (id: string, tasksPerBase: number) =>
    storeSuite(
      publisher.db,
      sampleSuite({
        id,
        tasks: places.map((place) =>
          sampleTask(`${id}/${key(place)}`, {
            tier: place < 8 ? 1 : 2,
            baseId: `base/${key(Math.floor(place / tasksPerBase))}`,
          }),
        ),
      }),
    );
  const publish = async (
    suite: Awaited<ReturnType<typeof store>>,
    runs: Record<string, (place: number) => [number, number] | null>,
  ) => {
    for (const [slug, outcome] of Object.entries(runs)) {
      const id = `${suite.suite}-${slug}`;
      await publishReportedRun(publisher, { id, slug, suite, outcomes: places.map(outcome) });
    }
  };
  const failing =
    (failed: number) =>
    (place: number): [number, number] => [place < failed ? 0 : 1, 1];
  const runs = { all: failing(0), ten: failing(6), four: failing(12) };
  await publish(await store("single", 1), {
    ...runs,
    part: (place) => (place < 3 ? null : [1, 1]),
  });
  await publish(await store("shared", 4), runs);
  await publish(await store("trials", 1), {
    high: (place) => (place < 4 ? [4, 4] : [1, 4]),
    low: (place) => (place < 4 ? [2, 4] : [1, 4]),
  });
  await publish(await store("lone", 1), { all: failing(0) });
});

async function board(suite: string, query: object = {}): Promise<Board> {
  return boardSchema.parse(await getBoard({ suite, ...query }));
}

const relationsOf = ({ rows }: Board) =>
  rows.map(({ model, rankRange, separatedFrom, leansFrom }) => ({
    slug: model.slug,
    rankRange,
    separatedFrom,
    leansFrom,
  }));

describe("a board's paired tests", () => {
  // 6, 12 and 6 tasks tell the pairs apart, all in one direction: p = 2/2⁶, 2/2¹², 2/2⁶.
  test("give ranges and relations by Holm over all pairs", async () => {
    const shown = await board("single");
    expect(shown.pairs).toEqual({
      count: 3,
      test: "exact McNemar",
      correction: "Holm",
      level: 0.05,
    });
    expect(relationsOf(shown)).toEqual([
      { slug: "all", rankRange: [1, 2], separatedFrom: ["four"], leansFrom: ["ten"] },
      { slug: "ten", rankRange: [1, 3], separatedFrom: [], leansFrom: ["all", "four"] },
      { slug: "four", rankRange: [2, 3], separatedFrom: ["all"], leansFrom: ["ten"] },
    ]);
  });

  test("say how each row stands to the one below it", async () => {
    const { rows } = await board("single");
    const leans = { verdict: "leans", p: 2 / 64, pHolm: 4 / 64, onlyThis: 6, onlyNext: 0 };
    expect(rows.map(({ next }) => next)).toEqual([
      { slug: "ten", ...leans },
      { slug: "four", ...leans },
      null,
    ]);
  });

  test("rest on the gap that the tasks, the median pair and the correction leave", async () => {
    const { resolvableGap } = await board("single");
    expect(resolvableGap).toMatchObject({ tasks: 16, unit: "tasks", discordance: 6 / 16 });
    expect(resolvableGap?.alpha).toBeCloseTo(0.05 / 3, 12);
    // A gap can't be larger than the share of tasks that differ: it must beat 6 of 16 here.
    expect(resolvableGap?.gap).toBeGreaterThan(6 / 16);
  });

  test("are of ranked rows alone: what stands apart has no relations", async () => {
    const { unranked } = await board("single");
    expect(unranked).toMatchObject([{ model: { slug: "part" }, reason: "incomplete" }]);
    for (const field of ["rankRange", "separatedFrom", "leansFrom", "next"]) {
      expect(unranked[0]).not.toHaveProperty(field);
    }
  });

  test("look at a slice's tasks alone in a slice", async () => {
    const slice = await board("single", { tier: 2 });
    expect(slice.rows.map(({ rank, rankRange }) => [rank, rankRange])).toEqual([
      [1, [1, 3]],
      [1, [1, 3]],
      [3, [1, 3]],
    ]);
    // "all" and "ten" passed the same eight tasks; "four" failed four of them, p = 2/2⁴.
    expect(slice.rows.map(({ next }) => next?.p)).toEqual([1, 2 / 16, undefined]);
  });

  test("decide by base problems where tasks share them", async () => {
    const shown = await board("shared");
    expect(shown.pairs?.test).toBe("exact sign-flip over base problems");
    expect(shown.resolvableGap).toBeNull();
    // Base sums differ by 4, 2, 0, 0: of four signs two are as extreme; tasks are counted as ever.
    expect(shown.rows[0]?.next).toMatchObject({ p: 2 / 4, onlyThis: 6, onlyNext: 0 });
  });

  test("compare shares of trials exactly, without counts of tasks", async () => {
    const { rows, pairs } = await board("trials");
    expect(pairs).toMatchObject({ count: 1, test: "exact sign-flip over base problems" });
    // Four tasks differ by half each: two of sixteen signs.
    expect(rows[0]?.next).toEqual({
      slug: "low",
      verdict: "within-noise",
      p: 2 / 16,
      pHolm: 2 / 16,
      onlyThis: null,
      onlyNext: null,
    });
  });

  test("don't exist where one row is ranked", async () => {
    const { rows, pairs, resolvableGap } = await board("lone");
    expect({ pairs, resolvableGap }).toEqual({ pairs: null, resolvableGap: null });
    expect(rows).toMatchObject([{ rankRange: [1, 1], separatedFrom: [], next: null }]);
  });
});
