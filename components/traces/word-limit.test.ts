import { expect, test } from "vitest";
import { wordLimit, wordLimitSize } from "./word-limit";

test.each([
  ["cpuMsPerTest", 2_000, "CPU time, 2,000 ms a test"],
  ["cpuMsTotal", 10_000, "CPU time, 10,000 ms in all"],
  ["wallMsPerTest", 6_000, "clock time, 6,000 ms a test"],
  ["memoryBytes", 256 * 1024 * 1024, "memory with scratch files, 256 MiB"],
  ["outputBytes", 1024 * 1024, "printed output, 1 MiB"],
  ["processes", 64, "processes and threads, 64"],
] as const)("%s of %i is %s", (name, size, words) => {
  expect(wordLimit({ name, size })).toBe(words);
  expect(words).toContain(wordLimitSize({ name, size }));
});
