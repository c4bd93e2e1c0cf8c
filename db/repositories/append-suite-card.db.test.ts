import { count } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { humanEvalCard } from "../../lib/core/suite/cards/humaneval";
import { suiteCards } from "../schema";
import { sampleSuite } from "../test-support/sample-suite";
import { withTestDatabase } from "../test-support/with-test-database";
import { appendSuiteCard } from "./append-suite-card";
import { findSuiteCard } from "./find-suite-card";
import { storeSuite } from "./store-suite";

const database = withTestDatabase();
let suite = "";
beforeAll(async () => {
  ({ suite } = await storeSuite(database.worker, sampleSuite()));
});

async function countCards(): Promise<number> {
  const [row] = await database.web.select({ cards: count() }).from(suiteCards);
  return row?.cards ?? 0;
}

test("a suite that nobody described has no card, and no card adds none", async () => {
  expect(await appendSuiteCard(database.worker, suite, null)).toBe(false);
  expect(await findSuiteCard(database.web, suite)).toBeNull();
});

test("a card is added once however often and at once it is given, and a changed one stands", async () => {
  const given = Array.from({ length: 3 }, () =>
    appendSuiteCard(database.worker, suite, humanEvalCard),
  );
  expect((await Promise.all(given)).filter(Boolean)).toHaveLength(1);
  expect(await countCards()).toBe(1);
  const changed = { ...humanEvalCard, licence: "none" };
  expect(await appendSuiteCard(database.worker, suite, changed)).toBe(true);
  expect(await findSuiteCard(database.web, suite)).toEqual(changed);
  expect(await appendSuiteCard(database.worker, suite, changed)).toBe(false);
  expect(await countCards()).toBe(2);
});

test("going back to an older card adds it again: the newest stands, not the best known", async () => {
  expect(await appendSuiteCard(database.worker, suite, humanEvalCard)).toBe(true);
  expect(await findSuiteCard(database.web, suite)).toEqual(humanEvalCard);
  expect(await countCards()).toBe(3);
});
