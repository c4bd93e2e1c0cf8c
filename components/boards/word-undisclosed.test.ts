import { expect, test } from "vitest";
import { wordUndisclosed } from "./word-undisclosed";

test("fields stand under what they belong to, a whole contract by itself", () => {
  expect(
    wordUndisclosed([
      "generation.systemPrompt",
      "execution",
      "generation.topP",
      "task.testsSha256",
    ]),
  ).toEqual([
    "how the answers were made: system prompt, top p",
    "how they were executed (nothing is known)",
    "the tasks: SHA-256 of the tests",
  ]);
});
