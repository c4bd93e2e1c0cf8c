import { expect, test } from "vitest";
import { changeManifest } from "../protocol/test-support/change-manifest";
import { statedManifest } from "../protocol/test-support/stated-manifest";
import { comparableKey } from "./comparable-key";

const own = comparableKey(statedManifest);
const changed = (path: string, value: unknown) =>
  comparableKey(changeManifest(statedManifest, { [path]: value }));

test.each([
  ["generation.modelBuild", "build-2"],
  ["task.revision", "r2"],
  ["task.taskIdsSha256", "ids of another week"],
  ["task.hiddenTestsSha256", "tests of other tasks"],
])("another %s leaves results comparable", (path, value) => {
  expect(changed(path, value)).toBe(own);
});

test.each([
  ["generation.temperature", "0.7"],
  ["generation.maxTokens", 2048],
  ["execution.environmentSha256", "another image"],
  ["execution.limits", { cpuMsPerTest: 4_000 }],
  ["scoring.extractionRule", "python/4"],
  ["task.suite", "another suite"],
])("another %s makes results incomparable", (path, value) => {
  expect(changed(path, value)).not.toBe(own);
});
