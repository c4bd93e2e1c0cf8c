import { expect, test } from "vitest";
import { statedManifest } from "../../../lib/core/protocol/test-support/stated-manifest";
import { refuseSurplusTries } from "./refuse-surplus-tries";

const undisclosed = { ...statedManifest.generation, design: null };
const sequential = { ...undisclosed, design: "sequential" as const, attempts: 3 };

test("a fourth answer can't come from three tries", () => {
  const answers = [3, 0, 1, 2].map((candidateIndex) => ({ taskKey: "t/1", candidateIndex }));
  expect(() => refuseSurplusTries("file.jsonl", answers, sequential)).toThrow(
    "file.jsonl: field candidate_index: t/1 has candidate 3, counted from 0, and --manifest allows 3",
  );
  expect(() => refuseSurplusTries("file.jsonl", answers.slice(1), sequential)).not.toThrow();
  expect(() => refuseSurplusTries("file.jsonl", answers, undisclosed)).not.toThrow();
});

test("a third try without a second is refused, in any order of lines", () => {
  const answers = [2, 0].map((candidateIndex) => ({ taskKey: "t/1", candidateIndex }));
  expect(() => refuseSurplusTries("file.jsonl", answers, sequential)).toThrow(
    "file.jsonl: field candidate_index: t/1 has 2 and lacks 1: number the tries from 0",
  );
  const whole = [...answers, { taskKey: "t/1", candidateIndex: 1 }];
  expect(() => refuseSurplusTries("file.jsonl", whole, sequential)).not.toThrow();
});
