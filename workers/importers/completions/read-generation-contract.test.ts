import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { fingerprint } from "../../../lib/core/protocol/fingerprint";
import { generationFileSchema } from "../../../lib/core/protocol/generation-file";
import { generationContract } from "../../../lib/core/protocol/manifest";
import { statedManifest } from "../../../lib/core/protocol/test-support/stated-manifest";
import { readGenerationContract } from "./read-generation-contract";

const folder = mkdtempSync(join(tmpdir(), "errorbar-generation-"));
const path = join(folder, "manifest.json");
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function read(text: string) {
  writeFileSync(path, text);
  return readGenerationContract(path);
}

test("a decimal may be a number or a text, and is a text in the manifest", async () => {
  expect(await read('{"temperature": 0.2, "topP": "0.95", "maxTokens": 512}')).toMatchObject({
    temperature: "0.2",
    topP: "0.95",
    maxTokens: 512,
    harness: null,
  });
  expect(await read('{"temperature": 0, "topP": null}')).toMatchObject({
    temperature: "0",
    topP: null,
  });
});

test("one decimal has one fingerprint, however it is spelled", async () => {
  const spellings = ["0.2", '"0.2"', '"0.20"', "0.20", '" 00.200 "'];
  const fingerprints = new Set<string>();
  for (const spelled of spellings) {
    const generation = await read(`{"temperature": ${spelled}, "topP": ${spelled}}`);
    expect(generation).toMatchObject({ temperature: "0.2", topP: "0.2" });
    fingerprints.add(fingerprint({ ...statedManifest, generation }));
  }
  expect(fingerprints.size).toBe(1);
});

test.each(["1e-7", "as served"])("a text that is no plain decimal stays: %s", async (stated) => {
  expect(await read(JSON.stringify({ topP: stated }))).toMatchObject({ topP: stated });
});

test("what it leaves out is undisclosed, and tools have one order", async () => {
  const stated = await read(
    '{"tools": ["shell", "editor", "shell"], "design": "sequential", "attempts": 3}',
  );
  expect(stated).toMatchObject({ tools: ["editor", "shell"], design: "sequential", attempts: 3 });
  expect(stated).toMatchObject({ maxWallMs: null, networkAccess: null, retrieval: null });
  expect(Object.keys(stated)).toEqual(Object.keys(generationContract.shape));
});

test("no tools is a statement", async () => {
  expect(await read('{"tools": []}')).toMatchObject({ tools: [] });
});

test("every field of the contract may be stated", () => {
  expect(Object.keys(generationFileSchema.shape)).toEqual(Object.keys(generationContract.shape));
});

test.each([
  ['{"temperature": true}', "field temperature: must be a decimal, such as 0.2"],
  ['{"topP": 1e-7}', "field topP: 1e-7 is no plain decimal: write it as a text"],
  ['{"maxTurns": 2.5}', "field maxTurns: is no whole number: write it in digits, such as 50"],
  ['{"maxWallMs": 0}', "field maxWallMs: is below 1: give what was allowed, or leave it out"],
  ['{"tools": "shell"}', 'field tools: is no list: write it as ["shell", "editor"]'],
  ['{"tools": [""]}', "field tools.0: is empty: "],
  ['{"networkAccess": "yes"}', "field networkAccess: is neither true nor false: give one"],
  ['{"design": "best"}', 'field design: must be "independent" or "sequential": give one'],
  ['{"design": "sequential"}', "field attempts: is missing: sequential tries need the most"],
  ['{"attempts": 3}', 'field design: is missing: with several attempts say "independent" or'],
  ['{"harness": "a\\u0000b"}', "field harness: holds a NUL or half a character: write it in"],
  ['{"harness": ""}', "field harness: is empty: leave it out"],
  ['{"turns": 3}', 'field manifest: Unrecognized key: "turns": remove it or correct its name'],
])("%s is refused", async (text, words) => {
  await expect(read(text)).rejects.toThrow(`${path}: ${words}`);
});
