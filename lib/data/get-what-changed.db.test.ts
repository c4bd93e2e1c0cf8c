import { beforeAll, expect, test } from "vitest";
import { appendEvents } from "../../db/repositories/append-events";
import { findModel } from "../../db/repositories/find-model";
import type { Board } from "../contracts/board";
import { getBoard } from "./get-board";
import { getWhatChanged } from "./get-what-changed";
import { publishSampleBoard } from "./test-support/publish-sample-board";
import { withSite } from "./test-support/with-site";

const evidence = {
  ...{ measure: "passes", direction: "up", windowCycles: 1, tasks: 4, difference: 0.75 },
  ...{ before: { trials: 4, hits: 0 }, after: { trials: 4, hits: 3 }, pHolm: 0.004 },
};

withSite(async (publisher) => {
  await publishSampleBoard(publisher);
  const alpha = await findModel(publisher.db, "alpha");
  const event = { kind: "alert" as const, suiteId: "sample", modelId: alpha?.id ?? null, evidence };
  await appendEvents(publisher.db, [
    { ...event, cycle: "2026-W47" },
    { ...event, cycle: "2026-W48" },
  ]);
});

let now: Board;
beforeAll(async () => {
  const board = await getBoard({ suite: "sample", cycle: "2026-W48" });
  if (board === null) throw new Error("no board");
  now = board;
});

test("a week is set against the week before it, by its own events", async () => {
  expect(await getWhatChanged(now)).toMatchObject({
    previous: "2026-W47",
    moved: [{ slug: "alpha", level: "alert", isUnconfirmed: false, difference: 0.75 }],
    added: [{ slug: "beta" }, { slug: "two" }, { slug: "delta" }],
    absent: [],
    incomplete: [{ slug: "delta" }],
    rankedInBoth: 1,
  });
});

test("a row of the week says the same of its model, and of none else", () => {
  const all = [...now.rows, ...now.unranked.filter((row) => row.reason !== "claim")];
  const noted = all.filter(({ drift }) => drift !== null);
  expect(noted.map(({ model, drift }) => [model.slug, drift])).toEqual([
    ["alpha", { level: "alert", isUnconfirmed: false, direction: "up", difference: 0.75 }],
  ]);
});

test("the first week, and a slice, have nothing to say", async () => {
  const first = await getBoard({ suite: "sample", cycle: "2026-W47" });
  expect(first && (await getWhatChanged(first))).toBeNull();
  expect(await getWhatChanged({ ...now, scope: { ...now.scope, tier: 1 } })).toBeNull();
});
