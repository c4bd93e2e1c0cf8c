import { expect, test } from "vitest";
import { compareStates } from "./compare-states";

const state = {
  processes: 4,
  descriptors: 30,
  controlGroups: 20,
  mounts: 25,
  temporaryFolders: 1,
  groupBytes: 10_000_000,
  residentBytes: 200_000_000,
  heapBytes: 30_000_000,
};

test("the same state is equal, and a little more memory too", () => {
  expect(compareStates(state, state).equal).toBe(true);
  const more = { ...state, residentBytes: 230_000_000, heapBytes: 31_000_000 };
  expect(compareStates(state, more).equal).toBe(true);
});

test.each([
  [{ processes: 5 }],
  [{ processes: 3 }],
  [{ descriptors: 31 }],
  [{ controlGroups: 21 }],
  [{ mounts: 26 }],
  [{ temporaryFolders: 2 }],
  [{ heapBytes: 50_000_000 }],
  [{ residentBytes: 300_000_000 }],
])("%j is not", (difference) => {
  expect(compareStates(state, { ...state, ...difference }).equal).toBe(false);
});
