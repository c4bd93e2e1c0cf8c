import { expect, test } from "vitest";
import { appendSuiteCard } from "../../db/repositories/append-suite-card";
import { suiteCards } from "../../db/schema";
import { humanEvalCard } from "../core/suite/cards/humaneval";
import { getBoard } from "./get-board";
import { listMeasures } from "./list-measures";
import type { Publisher } from "./test-support/publish-run";
import { publishSampleBoard } from "./test-support/publish-sample-board";
import { withSite } from "./test-support/with-site";

let publisher: Publisher;
withSite(async (given) => {
  publisher = given;
  await publishSampleBoard(publisher);
});

test("a board has no card until somebody describes its suite, and the newest one from then on", async () => {
  expect((await getBoard({ suite: "sample" }))?.card).toBeNull();
  expect(await listMeasures()).toEqual(new Map());
  await appendSuiteCard(publisher.db, "sample", humanEvalCard);
  await appendSuiteCard(publisher.db, "sample", { ...humanEvalCard, measures: "Something else." });
  expect((await getBoard({ suite: "sample" }))?.card?.measures).toBe("Something else.");
  expect(await listMeasures()).toEqual(new Map([["sample", "Something else."]]));
});

test("what is stored as a card and is none is told, not shown", async () => {
  const { measures: _, ...broken } = humanEvalCard;
  await publisher.db.insert(suiteCards).values({ suiteId: "sample", card: broken as never });
  await expect(getBoard({ suite: "sample" })).rejects.toMatchObject({ code: "integrity" });
});
