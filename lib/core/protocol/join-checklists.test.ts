import { expect, test } from "vitest";
import { joinChecklists } from "./join-checklists";

const item = (present: boolean, source: string) => ({
  ...{ group: "model" as const, item: "modelBuild", present, source },
});

test("an item counts the runs that have it and names those that don't", () => {
  const joined = joinChecklists([
    { name: "a", items: [item(true, "of a")] },
    { name: "b", items: [item(false, "of b")] },
    { name: "c", items: [item(true, "of c")] },
  ]);
  expect(joined).toEqual([
    { group: "model", item: "modelBuild", present: 2, missing: ["b"], source: "of b" },
  ]);
});

test("no run has no checklist", () => {
  expect(joinChecklists([])).toEqual([]);
});
