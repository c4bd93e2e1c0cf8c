import { expect, test } from "vitest";
import { modelDetailSchema } from "../contracts/model";
import { getBoard } from "./get-board";
import { getModel } from "./get-model";
import { listModels } from "./list-models";
import { type PublishedModels, publishModels } from "./test-support/publish-models";
import { publishOpenSlices } from "./test-support/publish-open-slices";
import { withSite } from "./test-support/with-site";

let published: PublishedModels;
withSite(async (publisher) => {
  published = await publishModels(publisher);
  await publishOpenSlices(publisher);
});

async function readModel(slug: string) {
  return modelDetailSchema.parse(await getModel(slug));
}

test("a model stands where its newest week puts it, even when an older week was corrected later", async () => {
  const { standings, current } = await readModel("alpha");
  const standing = standings.find(({ suite }) => suite.id === "sample");
  expect(standing).toMatchObject({
    cycle: "2026-W48",
    recordId: published.records.alpha,
    rank: 1,
    rankRange: [1, 3],
    rankRangeByInterval: [1, 3],
    separatedFrom: [],
    rankedRows: 3,
    reason: null,
    passed: 3,
    tasks: 4,
    gradedHere: true,
  });
  expect(standing?.overlaps.toSorted()).toEqual(["beta", "two"]);
  expect(current[0]?.recordId).toBe(published.alphaOldCorrected);
  expect(current.map(({ recordId }) => recordId)).not.toContain(published.records.alphaOld);
});

test("a slice with tasks enough has the interval that its board shows, one without has only counts", async () => {
  const { standings } = await readModel("alpha");
  const slices = standings.find(({ suite }) => suite.id === "sliced")?.slices ?? [];
  const python = slices.find(({ value }) => value === "python");
  const java = slices.find(({ value }) => value === "java");
  expect(python).toMatchObject({ passed: 27, tasks: 36, passRate: 0.75 });
  const board = await getBoard({ suite: "sliced", language: "python" });
  expect(python?.interval).toEqual(board?.rows[0]?.interval);
  expect(python?.interval?.seedLabel).toBe("cgb/v1/bootstrap/2026-W48/language=python");
  expect(java).toMatchObject({ passed: 1, tasks: 4, passRate: null, interval: null });
});

test("an incomplete run's slices are counted, not rated, where they lack no verdict of their own too", async () => {
  const slicesOf = async (slug: string) => (await readModel(slug)).standings[0]?.slices ?? [];
  const open = await slicesOf("almost");
  expect(open).toHaveLength(6);
  expect(open.every(({ passRate, interval }) => passRate === null && interval === null)).toBe(true);
  expect(open.find(({ value }) => value === "python")).toMatchObject({ passed: 32, tasks: 32 });
  const complete = (await slicesOf("first")).find(({ value }) => value === "python");
  expect(complete?.passRate).not.toBeNull();
});

test("baselines and incomplete records are shown with the reason and no rank", async () => {
  const [gamma] = (await readModel("gamma")).standings;
  expect(gamma).toMatchObject({ rank: null, reason: "synthetic-baseline", passed: 4 });
  const [delta] = (await readModel("delta")).standings;
  expect(delta).toMatchObject({ rank: null, reason: "incomplete", passRate: null });
});

test("what nobody disclosed is named, except for a baseline, which hides nothing", async () => {
  const { model, undisclosed } = await readModel("alpha");
  expect(model).toMatchObject({ provider: "Acme", releasedOn: "2026-01-02", openWeights: false });
  expect(undisclosed).toEqual(["revision", "cutoffOn", "prices"]);
  expect((await readModel("bare")).undisclosed).toHaveLength(7);
  expect((await readModel("gamma")).undisclosed).toEqual([]);
});

test("a model without any record is there, with its claims or with nothing", async () => {
  expect(await readModel("bare")).toMatchObject({ current: [], standings: [], claims: [] });
  const { claims, standings } = await readModel("claimed");
  expect(standings).toEqual([]);
  expect(claims).toMatchObject([
    { suite: { id: "elsewhere", title: "Elsewhere" }, rate: null, passed: 80, tasks: 100 },
  ]);
  // Its source stated 0.7 in an older version of the file.
  expect((await readModel("alpha")).claims).toMatchObject([
    { metric: "pass@1", rate: 0.75, undisclosed: ["harness"] },
  ]);
  expect(await getModel("nobody")).toBeNull();
});

test("the list counts records, boards and claims of each", async () => {
  const models = await listModels();
  const counts = new Map(models.map((m) => [m.slug, [m.records, m.suites, m.claims]]));
  expect(counts.get("alpha")).toEqual([4, 2, 2]);
  expect(counts.get("beta")).toEqual([2, 1, 0]);
  expect(counts.get("claimed")).toEqual([0, 0, 1]);
  expect(counts.get("bare")).toEqual([0, 0, 0]);
});
