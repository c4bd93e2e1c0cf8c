import { expect, test } from "vitest";
import type { ModelQuestion } from "../../../lib/core/ports/model-provider";
import type { ReplayedCompletion } from "../../../lib/core/ports/replayed-completion";
import { ReplayProvider } from "./replay-provider";

const never = new AbortController().signal;
const question: ModelQuestion = {
  taskKey: "t/1",
  candidateIndex: 0,
  prompt: "p",
  systemPrompt: null,
  temperature: null,
  topP: null,
  maxTokens: null,
  seed: null,
};
const line: ReplayedCompletion = {
  taskKey: "t/1",
  candidateIndex: 0,
  completion: "one \0 \ud800",
  promptTokens: 5,
  completionTokens: null,
  latencyMs: 1234,
  finishReason: "length",
};

function replay(lines: ReplayedCompletion[]) {
  const reads: string[] = [];
  const provider = new ReplayProvider("/answers.jsonl", async (file) => {
    reads.push(file);
    return lines;
  });
  return { provider, reads };
}

async function answer(lines: ReplayedCompletion[], asked: Partial<ModelQuestion> = {}) {
  const { provider } = replay(lines);
  const reply = await provider.ask({ ...question, ...asked }, never);
  if (reply.kind !== "replied") throw new Error(reply.fault);
  return { ...provider.read(reply.raw), latencyMs: reply.raw.latencyMs };
}

test("each question is answered by its line, with what the line states", async () => {
  expect(await answer([line, { ...line, candidateIndex: 1, completion: "two" }])).toEqual({
    text: "one \0 \ud800",
    build: null,
    finishReason: "length",
    promptTokens: 5,
    completionTokens: null,
    latencyMs: 1234,
  });
  const second = { ...line, candidateIndex: 1, completion: "two", finishReason: "eos" };
  expect(await answer([line, second], { candidateIndex: 1 })).toMatchObject({
    text: "two",
    finishReason: "other",
  });
});

test("what the file does not hold is refused, so that its run stays incomplete", async () => {
  const { provider } = replay([line]);
  for (const missing of [{ taskKey: "t/2" }, { candidateIndex: 1 }]) {
    const asked = await provider.ask({ ...question, ...missing }, never);
    expect(asked).toMatchObject({ kind: "failed", fault: "refused-request", raw: null });
  }
});

test("the file is read once", async () => {
  const { provider, reads } = replay([line]);
  await Promise.all([provider.ask(question, never), provider.ask(question, never)]);
  expect(reads).toEqual(["/answers.jsonl"]);
});

test("another provider's reply is not taken for a line", () => {
  const { provider } = replay([]);
  for (const body of ["", "{", "null", '{"choices": []}']) {
    const raw = { status: 200, body: Buffer.from(body), latencyMs: 0 };
    expect(() => provider.read(raw)).toThrow("it is no replayed line");
  }
});
