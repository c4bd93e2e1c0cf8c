import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { toModelDescription } from "../../../lib/core/model/model-file";
import { readModelFile } from "./read-model-file";

const folder = mkdtempSync(join(tmpdir(), "errorbar-model-file-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function write(content: string | Uint8Array): string {
  const path = join(folder, "model.yaml");
  writeFileSync(path, content);
  return path;
}

const whole = `slug: acme-coder-1
name: Acme Coder 1
provider: Acme
revision: "2026-05-01"
release_date: 2026-05-01
cutoff_date: 2025-12-31
open_weights: false
sampling:
  temperature: 0.20
  top_p: "0.950"
  max_tokens: 1024
prices:
  currency: USD
  prompt_per_million_tokens: 0.15
  completion_per_million_tokens: 0.60
  as_of: 2026-05-01
`;

test("a whole file is read, its decimals in one spelling", async () => {
  expect(toModelDescription(await readModelFile(write(whole)))).toEqual({
    name: "Acme Coder 1",
    provider: "Acme",
    revision: "2026-05-01",
    releasedOn: "2026-05-01",
    cutoffOn: "2025-12-31",
    openWeights: false,
    sampling: { temperature: "0.2", topP: "0.95", maxTokens: 1024 },
    prices: {
      currency: "USD",
      promptPerMillionTokens: "0.15",
      completionPerMillionTokens: "0.6",
      asOf: "2026-05-01",
    },
    endpoint: null,
  });
});

test("what a file leaves out or states as null is undisclosed", async () => {
  const file = await readModelFile(write("slug: m\nname: M\nprovider: null\n"));
  expect(toModelDescription(file)).toEqual({
    name: "M",
    provider: null,
    revision: null,
    releasedOn: null,
    cutoffOn: null,
    openWeights: null,
    sampling: null,
    prices: null,
    endpoint: null,
  });
});

test("JSON is YAML", async () => {
  const file = await readModelFile(write('{"slug": "m", "name": "M"}'));
  expect(file).toEqual({ slug: "m", name: "M" });
});

const broken: [name: string, content: string | Uint8Array, words: string][] = [
  ["nothing in it", "", ": the file holds no model"],
  ["a comment alone", "# nothing\n", ": the file holds no model"],
  ["an unclosed quote", 'slug: m\nname: "M\n', ":2: broken YAML: Missing closing"],
  ["a field twice", "slug: m\nname: M\nslug: n\n", ":3: broken YAML: Map keys must be unique"],
  ["two documents", "slug: m\n---\nslug: n\n", ":2: broken YAML: "],
  ["a tag that runs code elsewhere", "slug: m\nname: !!python/name:os M\n", ":2: broken YAML: "],
  ["an alias", "slug: &s m\nname: *s\n", ": holds aliases"],
  ["Latin-1", Buffer.from("slug: m\nname: caf\u00e9\n", "latin1"), ": the text is not UTF-8"],
  ["a list", "- slug: m\n", ":1: field file: must hold the fields slug and name"],
  ["no slug", "name: M\n", ":1: field slug: is missing: give a short name of"],
  ["a slug with capitals", "name: M\nslug: GPT-4\n", ":2: field slug: may hold only a-z"],
  ["no name", "slug: m\nprovider: Acme\n", ":1: field name: is missing: give the model's name"],
  ["a number for a revision", "slug: m\nname: M\nrevision: 4.0\n", ":3: field revision: must be a"],
  [
    "a date in words",
    "slug: m\nname: M\nrelease_date: May 2026\n",
    ":3: field release_date: is no date: give the day of the release as YYYY-MM-DD",
  ],
  [
    "a day that is none",
    "slug: m\nname: M\ncutoff_date: 2026-02-30\n",
    ":3: field cutoff_date: is",
  ],
  [
    "a training end after the release",
    "slug: m\nname: M\nrelease_date: 2026-01-01\ncutoff_date: 2026-02-01\n",
    ":4: field cutoff_date: is later than release_date",
  ],
  [
    "an unknown field",
    "slug: m\nname: M\nsampling:\n  top_k: 5\n",
    ":4: field sampling.top_k: is not known: see public/schemas/model.schema.json",
  ],
  [
    "a negative price",
    whole.replace("_tokens: 0.15", "_tokens: -0.15"),
    ":14: field prices.prompt_per_million_tokens: is out of range or no plain decimal: give the price",
  ],
  [
    "a price of more digits than a cost is computed with",
    whole.replace("_tokens: 0.15", "_tokens: 0.1234567890123"),
    ":14: field prices.prompt_per_million_tokens: is out of range or no plain decimal: give the price",
  ],
  [
    "a temperature in words",
    whole.replace("0.20", "low"),
    ":9: field sampling.temperature: is out",
  ],
  [
    "a small currency",
    whole.replace("USD", "usd"),
    ":13: field prices.currency: must be a currency",
  ],
  [
    "prices without their day",
    whole.replace("  as_of: 2026-05-01\n", ""),
    ":12: field prices.as_of: is missing: give the day from which the prices held",
  ],
  [
    "prices as a text",
    "slug: m\nname: M\nprices: free\n",
    ":3: field prices: must hold the fields",
  ],
  ["yes for true", "slug: m\nname: M\nopen_weights: yes\n", ":3: field open_weights: must be true"],
  ["a control character", 'slug: m\nname: "M\\0"\n', ":2: field name: holds a control character"],
  ["half a character", 'slug: m\nname: "\\uD800"\n', ":2: field name: holds a control character"],
  ["a name of a megabyte", `slug: m\nname: ${"M".repeat(2 ** 20)}\n`, ": is larger than 1 MiB"],
  ["a long name", `slug: m\nname: ${"M".repeat(201)}\n`, ":2: field name: is longer than 200"],
];

describe("a broken file is one line with file, line, field and remedy", () => {
  test.each(broken)("%s", async (_name, content, words) => {
    const path = write(content);
    const error = await readModelFile(path).then(
      () => null,
      (cause) => cause,
    );
    expect(error).toMatchObject({ code: "bad-input" });
    expect(error.message).not.toContain("\n");
    expect(error.message.slice(0, path.length + words.length)).toBe(`${path}${words}`);
  });

  test("no such file, and a folder in its place", async () => {
    await expect(readModelFile(join(folder, "none"))).rejects.toThrow(/none: no such file: check/);
    await expect(readModelFile(folder)).rejects.toThrow(/can't be read \(EISDIR\): check/);
  });
});
