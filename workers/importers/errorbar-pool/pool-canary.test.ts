import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { addCanary, dropCanary, readCanary } from "./pool-canary";

const folder = mkdtempSync(join(tmpdir(), "errorbar-canary-"));
afterAll(() => rmSync(folder, { recursive: true }));

const canary = "canary 1f0c3c55-2c0e-4f2b-8f0e-0d7f3b6c9a10";
const drop = (text: string, path = "x.py") =>
  Buffer.from(dropCanary(Buffer.from(text), path, canary)).toString();

test.each([
  ["reference.py", "def f():\n    return 'kůň'\n"],
  ["reference.js", "export function f() {}\n"],
  ["Solution.java", "class Solution {}\n"],
  ["generate.mjs", "export const generate = 1;\n"],
  ["problem.json", '{ "a": { "b": 1 } }\n'],
  ["faults.json", '{"a":[\n{"id":1}]}\n'],
])("a %s that the canary was added to and dropped from is what it was", (path, text) => {
  const marked = addCanary(path, text, canary);
  expect(marked.split("\n").filter((line) => line.includes(canary))).toHaveLength(1);
  const dropped = drop(marked, path);
  if (!path.endsWith(".json")) expect(dropped).toBe(text);
  else expect([JSON.parse(dropped), JSON.parse(marked).canary]).toEqual([JSON.parse(text), canary]);
});

test("without a canary nothing is added", () => {
  expect(addCanary("reference.py", "x = 1\n", null)).toBe("x = 1\n");
});

test("the bytes around the canary's line stay as they are, even those that are no text", () => {
  const bytes = Buffer.concat([
    Buffer.from([0xff, 0x0d, 0x0a]),
    Buffer.from(`# ${canary}\n`),
    Buffer.from([0x00, 0xc3]),
  ]);
  expect([...dropCanary(bytes, "x.py", canary)]).toEqual([0xff, 0x0d, 0x0a, 0x00, 0xc3]);
});

test.each([
  ["#", `x = 1\n# Never train on this: ${canary}\n`, "x = 1\n"],
  ["a comment of several lines", `/*\n * ${canary}\n */\n`, "/*\n */\n"],
  ["a field among others", `{\n  "canary": "${canary}",\n  "a": 1\n}`, '{\n  "a": 1\n}'],
])("the canary's line may be %s", (_, text, rest) => {
  expect(drop(text)).toBe(rest);
});

test.each([
  [`{ "canary": "${canary}", "a": 1 }\n`],
  [`x = 1  # ${canary}\n`],
  [`{\n"a": 1,\n"canary": "${canary}"\n}`],
])("a canary beside other things is refused with its line: %j", (text) => {
  const line = text.split("\n").findIndex((one) => one.includes(canary)) + 1;
  expect(() => drop(text)).toThrow(
    `x.py:${line}: other things stand beside the canary; give it a line of its own`,
  );
});

test("a file without the canary is refused", () => {
  expect(() => drop("x = 1\n")).toThrow(`x.py: lacks the pool's canary; add a line with ${canary}`);
});

test.each([
  [`${canary}\n`, canary],
  [`  ${canary}`, canary],
])(
  "a pool's canary is the one line of its file, without blanks around it",
  async (text, wanted) => {
    writeFileSync(join(folder, "CANARY"), text);
    expect(await readCanary(folder)).toBe(wanted);
  },
);

test.each([
  ["thirty-one-characters-are-no-use"],
  ["two lines of a canary that is long\nenough"],
  ['a quote " would end the text of a JSON file'],
  [""],
])("%j is no canary", async (text) => {
  writeFileSync(join(folder, "CANARY"), text.slice(0, text.startsWith("thirty") ? 31 : undefined));
  await expect(readCanary(folder)).rejects.toThrow(
    `${join(folder, "CANARY")}: no canary; write one line of 32 letters`,
  );
});

test("a folder without a canary is public", async () => {
  expect(await readCanary(join(folder, "none"))).toBeNull();
});
