import { expect, test } from "vitest";
import { wordDifference } from "./word-difference";

test.each([
  ["execution.limits.cpuMsPerTest", 3_000, 2_000, "CPU time per test 3 s instead of 2 s"],
  [
    "execution.limits.memoryBytes",
    134_217_728,
    268_435_456,
    "memory with scratch 128 MiB instead of 256 MiB",
  ],
  ["generation.temperature", "0.8", "0.2", "temperature 0.8 instead of 0.2"],
  ["generation.design", "sequential", "independent", "design sequential instead of independent"],
  ["generation.networkAccess", true, false, "internet access yes instead of no"],
  ["generation.harness", "asker 2.0", "asker 1.0", "harness “asker 2.0” instead of “asker 1.0”"],
  ["generation.tools", "", "shell", "tools none instead of shell"],
  ["execution.environmentSha256", "ab12", "cd34", "another runtime image"],
  ["execution", null, "stated", "execution not stated instead of stated"],
  ["generation.systemPrompt", `${"x".repeat(60)}1`, `${"x".repeat(60)}2`, "another system prompt"],
])("%s", (field, here, there, words) => {
  expect(wordDifference({ field, here, there })).toBe(words);
});

test("what a stranger's text hides is shown by name", () => {
  expect(
    wordDifference({ field: "generation.harness", here: "a\u202eb", there: "c" }),
  ).not.toContain("\u202e");
});
