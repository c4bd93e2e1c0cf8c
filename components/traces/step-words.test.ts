import { expect, test } from "vitest";
import { wordStep } from "./step-words";

const at = new Date(0);

test("an answer says what is known of its making, and that nothing is", () => {
  const unknown = {
    latencyMs: null,
    finishReason: null,
    promptTokens: null,
    completionTokens: null,
  };
  expect(wordStep({ kind: "answer", at, ...unknown }).result).toBe("its making was not disclosed");
  const known = { latencyMs: 1_500, finishReason: "stop", promptTokens: 310, completionTokens: 1 };
  expect(wordStep({ kind: "answer", at, ...known }).result).toBe(
    "1.50 s until it came, 310 tokens in, 1 token out, ended by “stop”",
  );
});

test("the first execution is no attempt worth a word, a later one is", () => {
  const times = { exitReason: "wall-limit" as const, cpuMs: 20, wallMs: 6_000 };
  expect(wordStep({ kind: "execution", at, attempt: 2, ...times })).toEqual({
    what: "Executed again (attempt 2)",
    result: "wall limit; 20 ms CPU, 6 s on the clock",
  });
});
