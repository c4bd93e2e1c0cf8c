import { expect, test } from "vitest";
import { listUndisclosedFields } from "./list-undisclosed-fields";

const bare = {
  name: "m",
  provider: null,
  revision: null,
  releasedOn: null,
  cutoffOn: null,
  openWeights: null,
  sampling: null,
  prices: null,
};

test("a bare entry discloses nothing but its name", () => {
  expect(listUndisclosedFields(bare)).toEqual([
    "provider",
    "revision",
    "releasedOn",
    "cutoffOn",
    "openWeights",
    "sampling",
    "prices",
  ]);
});

test("closed weights and a parameter left at its default are disclosed", () => {
  const sampling = { temperature: "0", topP: null, maxTokens: null };
  const undisclosed = listUndisclosedFields({ ...bare, openWeights: false, sampling });
  expect(undisclosed).toEqual(["provider", "revision", "releasedOn", "cutoffOn", "prices"]);
});
