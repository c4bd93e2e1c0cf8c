import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { DomainError } from "../../../lib/core/errors";
import { taskKeyResolver } from "../../../lib/core/suite/task-key-resolver";
import { type CompletionRecord, readCompletions } from "./read-completions";

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "errorbar-completions-"));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const resolve = taskKeyResolver(["MBPP/11", "MBPP/12"]);

function write(...lines: unknown[]): string {
  const path = join(folder, "answers.jsonl");
  writeFileSync(path, lines.map((line) => `${JSON.stringify(line)}\n`).join(""));
  return path;
}

const read = (...lines: unknown[]): Promise<CompletionRecord[]> =>
  readCompletions(write(...lines), resolve);

async function refusal(...lines: unknown[]): Promise<string> {
  const path = write(...lines);
  try {
    await readCompletions(path, resolve);
  } catch (error) {
    if (error instanceof DomainError && error.code === "bad-input") {
      return error.message.replace(path, "FILE");
    }
    throw error;
  }
  throw new Error("the file was read");
}

const line = { task_id: "MBPP/11", completion: "    return 1\n" };

describe("a completions file", () => {
  test("states what the contract names, and what it does not know is kept", async () => {
    const [only] = await read({
      ...line,
      candidate_index: 3,
      prompt_tokens: 10,
      completion_tokens: 20,
      latency_ms: 1.6,
      finish_reason: "stop",
      raw_response: "{}",
      passed: true,
      nested: { deep: ["x"] },
    });
    expect(only).toEqual({
      taskKey: "MBPP/11",
      candidateIndex: 3,
      completion: "    return 1\n",
      rawResponse: "{}",
      promptTokens: 10,
      completionTokens: 20,
      latencyMs: 2,
      finishReason: "stop",
      extraFields: { passed: true, nested: { deep: ["x"] } },
    });
  });

  test("may be compressed, and leave out or null whatever is optional", async () => {
    const path = join(folder, "answers.jsonl.gz");
    const optional = { prompt_tokens: null, latency_ms: null, finish_reason: null };
    writeFileSync(path, gzipSync(JSON.stringify({ ...line, ...optional })));
    const [only] = await readCompletions(path, resolve);
    expect(only).toMatchObject({ promptTokens: null, latencyMs: null, rawResponse: null });
    expect(only?.extraFields).toEqual({});
  });

  test("names a task in full, by its last part, or by number", async () => {
    const records = await read(line, { ...line, task_id: "12" }, { ...line, task_id: 11 });
    expect(records.map(({ taskKey }) => taskKey)).toEqual(["MBPP/11", "MBPP/12", "MBPP/11"]);
  });

  test("may say `solution` for `completion`, which goes first when both stand there", async () => {
    const { completion: _left, ...bare } = line;
    const records = await read({ ...bare, solution: "s" }, { ...line, solution: "t" });
    expect(records.map(({ completion }) => completion)).toEqual(["s", line.completion]);
  });

  test("without indices counts the candidates of each task in file order", async () => {
    const other = { ...line, task_id: "MBPP/12" };
    const records = await read(line, other, line, { ...line, task_id: "11" }, other);
    expect(records.map(({ candidateIndex }) => candidateIndex)).toEqual([0, 0, 1, 2, 1]);
  });

  test("may say `sample_index`, and `candidate_index` goes first", async () => {
    const records = await read(
      { ...line, sample_index: 7 },
      { ...line, sample_index: 7, candidate_index: 4 },
    );
    expect(records.map(({ candidateIndex }) => candidateIndex)).toEqual([7, 4]);
    expect(records[1]?.extraFields).toEqual({});
  });

  test("may hold an empty completion", async () => {
    expect((await read({ ...line, completion: "" }))[0]?.completion).toBe("");
  });

  test("may hold NUL and lone surrogates in its texts", async () => {
    const odd = "\0 \ud800";
    const [only] = await read({ ...line, completion: odd, raw_response: odd, note: odd });
    expect(only).toMatchObject({ completion: odd, rawResponse: odd, extraFields: { note: odd } });
  });

  test.each([
    [{ task_id: "MBPP/13" }, "field task_id: the suite has no task MBPP/13"],
    [{ task_id: 13 }, "field task_id: the suite has no task 13"],
    [{ task_id: "mbpp/11" }, "field task_id: the suite has no task mbpp/11"],
    [{ task_id: "" }, "field task_id: Too small"],
    [{ task_id: 1.5 }, "field task_id: is a task's id: text or a whole number"],
    [{ task_id: undefined }, "field task_id: is a task's id: text or a whole number"],
    [{ completion: undefined }, "field completion: is missing: add it (or `solution`)"],
    [{ completion: 5 }, "field completion: Invalid input: expected string, received number"],
    [{ completion: null }, "field completion: Invalid input: expected string, received null"],
    [{ solution: ["x"] }, "field solution: Invalid input: expected string, received array"],
    [{ candidate_index: -1 }, "field candidate_index: Too small"],
    [{ candidate_index: 0.5 }, "field candidate_index: Invalid input: expected int"],
    [{ candidate_index: "0" }, "field candidate_index: Invalid input: expected number"],
    [{ candidate_index: 2 ** 31 }, "field candidate_index: Too big"],
    [{ sample_index: true }, "field sample_index: Invalid input: expected number"],
    [{ prompt_tokens: 2 ** 31 }, "field prompt_tokens: Too big"],
    [{ completion_tokens: -5 }, "field completion_tokens: Too small"],
    [{ latency_ms: "12" }, "field latency_ms: Invalid input: expected number"],
    [{ latency_ms: 1e300 }, "field latency_ms: Too big"],
    [{ finish_reason: 1 }, "field finish_reason: Invalid input: expected string"],
    [{ raw_response: {} }, "field raw_response: Invalid input: expected string"],
  ])("with %j is refused by file, line and field", async (changes, words) => {
    const message = await refusal({ ...line, task_id: "MBPP/12" }, { ...line, ...changes });
    expect(message).toContain(`FILE:2: ${words}`);
  });

  test.each([[5], ["text"], [null], [[line]]])("with the line %j has no record", async (other) => {
    expect(await refusal(line, other)).toContain("FILE:2: field record: Invalid input");
  });

  test("with one candidate twice is refused, naming both lines", async () => {
    const indexed = { ...line, candidate_index: 1 };
    expect(await refusal(indexed, { ...indexed, task_id: 11 })).toBe(
      "FILE:2: field candidate_index: candidate 1 of MBPP/11 stands on line 1 already: number them or keep one",
    );
    const unnumbered = { ...line, candidate_index: 1 };
    expect(await refusal(unnumbered, line)).toContain("stands on line 1 already");
  });
});
