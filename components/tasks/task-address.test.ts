import { expect, test } from "vitest";
import { taskAddress } from "./task-address";

test("slashes of an id stay in its address, everything else is escaped", () => {
  expect(taskAddress({ id: "HumanEval/0", suite: "humaneval" })).toBe(
    "/tasks/HumanEval/0?suite=humaneval",
  );
  expect(taskAddress({ id: 'a"b/<i>?#%', suite: "s", revision: "r1" })).toBe(
    "/tasks/a%22b/%3Ci%3E%3F%23%25?suite=s&revision=r1",
  );
});

test("an id that browsers or the site would read as another has no address", () => {
  for (const id of ["", "a//b", "../x", "a/.", "a\nb"]) {
    expect(taskAddress({ id, suite: "s" }), JSON.stringify(id)).toBeNull();
  }
});
