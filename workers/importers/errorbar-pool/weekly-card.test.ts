import { join } from "node:path";
import { expect, test } from "vitest";
import { findKnownCard } from "../../../lib/core/suite/cards/find-known-card";
import { checkoutRoot } from "../../checkout-root";
import { readPool } from "./read-pool";

const words = ["ten", "eleven", "twelve", "thirteen", "fourteen", "fifteen"];

test("the card of our own suite states as many base problems and tasks as the pool has", async () => {
  const pool = await readPool(join(checkoutRoot, "workers/pool"));
  const card = findKnownCard({ suite: pool.id, format: pool.format });
  const bases = new Set(pool.tasks.map(({ baseId }) => baseId)).size;
  expect(pool.tasks).toHaveLength(bases);
  expect(card?.size).toContain(`${words[bases - 10]} base problems, one task each`);
  expect(new Set(pool.tasks.map(({ language }) => language))).toEqual(new Set(["python"]));
});
