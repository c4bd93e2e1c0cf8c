import { expect, test } from "vitest";
import { wordField, wordManifestValue } from "./manifest-words";

test("field names become words", () => {
  expect(wordField("maxTokens")).toBe("Max tokens");
  expect(wordField("scratchBytes")).toBe("Scratch");
  expect(wordField("cpuMsPerTest")).toBe("CPU time per test");
  expect(wordField("publicTestsSha256")).toBe("SHA-256 of the public tests");
  expect(wordField("policySha256")).toBe("SHA-256 of the sandbox policy");
  expect(wordField("maxWallMs")).toBe("Wall time per task");
});

test("values are shown in the unit of their field", () => {
  expect(wordManifestValue("cpuMsPerTest", 2000)).toBe("2 s");
  expect(wordManifestValue("memoryBytes", 268_435_456)).toBe("256 MiB");
  expect(wordManifestValue("processes", 64)).toBe("64");
  expect(wordManifestValue("k", [1, 10])).toBe("1, 10");
  expect(wordManifestValue("tools", [])).toBe("none");
  expect(wordManifestValue("timeoutIsFailure", true)).toBe("yes");
});

test("what nobody stated says so", () => {
  expect(wordManifestValue("temperature", null)).toBe("not stated");
});
