import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { DomainError } from "../../lib/core/errors";
import { readSuiteRecords } from "./read-suite-records";

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "errorbar-records-"));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function read(content: string | Uint8Array) {
  const path = join(folder, "file");
  writeFileSync(path, content);
  return readSuiteRecords(path);
}

async function refusal(content: string): Promise<string> {
  try {
    await read(content);
  } catch (error) {
    if (error instanceof DomainError && error.code === "bad-input") {
      return error.message.slice(join(folder, "file").length);
    }
    throw error;
  }
  throw new Error("the file was read");
}

const places = (values: unknown[], place: (index: number) => string) =>
  values.map((value, index) => ({ place: place(index), value }));

describe("the records of a suite file", () => {
  test.each([
    ["JSON Lines", '{"a":1}\n\n{"a":2}\n', [":1", ":3"]],
    ["one line", '{"a":1}', [":1"]],
    [
      "an array on one line",
      '[{"a":1},{"a":2}]\n',
      [": item 1 of the array", ": item 2 of the array"],
    ],
    [
      "an array on many lines",
      '[\n{"a":1},\n{"a":2}\n]\n',
      [": item 1 of the array", ": item 2 of the array"],
    ],
    ["a document on many lines", '{\n  "a": 1\n}\n', [":1"]],
  ])("of %s have these places", async (_, content, expected) => {
    const values = [{ a: 1 }, { a: 2 }].slice(0, expected.length);
    const records = places(values, (index) => expected[index] ?? "");
    expect(await read(content)).toEqual(records);
    expect(await read(gzipSync(content))).toEqual(records);
  });

  test.each([
    ["an empty array", "[]", ": the file holds no records"],
    ["a broken second line", '{"a":1}\n{"a":\n', ":2: broken JSON: "],
    ["a broken first line", '{"a":\n', ":1: broken JSON: "],
    ["a stray bracket in a document", '{\n  "a": 1,\n  "b": }\n', ":3: broken JSON: "],
    ["a missing comma in an array", '[\n  {"a": 1}\n\n  {"a": 2}\n]\n', ":4: broken JSON: "],
    ["an array that is cut off", '[\n  {"a": 1},\n', ":2: broken JSON: "],
    ["a text that is not closed", '[\n  {"a": "1},\n  {"a": 2}\n]\n', ":2: broken JSON: "],
    ["words after a document", '{\n  "a": 1\n}\nend\n', ":4: broken JSON: "],
  ])("of %s are refused by line", async (_, content, words) => {
    expect(await refusal(content)).toContain(words);
  });
});
