import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
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

test.each([
  ['{"temperature": true}', "field temperature: must be a decimal, such as 0.2"],
  ['{"topP": 1e-7}', "field topP: 1e-7 is no plain decimal: write it as a text"],
])("%s is refused", async (text, words) => {
  await expect(read(text)).rejects.toThrow(`${path}: ${words}`);
});
