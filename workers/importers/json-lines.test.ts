import { spawnSync } from "node:child_process";
import { appendFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { build } from "esbuild";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { DomainError } from "../../lib/core/errors";
import { fileSha256 } from "./file-sha256";
import { type JsonLine, maxLineBytes, readJsonLines } from "./json-lines";

/** Files of many megabytes on a machine with other work. */
const patientMs = 30_000;

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "errorbar-json-lines-"));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function write(name: string, content: string | Uint8Array): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}

async function readAll(path: string): Promise<JsonLine[]> {
  const lines: JsonLine[] = [];
  for await (const line of readJsonLines(path)) lines.push(line);
  return lines;
}

/** The message of the refusal; fails when the file is read. */
async function refusal(path: string): Promise<string> {
  try {
    await readAll(path);
  } catch (error) {
    if (error instanceof DomainError && error.code === "bad-input") return error.message;
    throw error;
  }
  throw new Error("the file was read");
}

const twenty = Array.from({ length: 20 }, (_, id) => JSON.stringify({ id })).join("\n");

describe("reading JSON Lines", () => {
  test.each([
    ["with a last line end", '{"a":1}\n[2]\n'],
    ["without a last line end", '{"a":1}\n[2]'],
    ["with CR LF", '{"a":1}\r\n[2]\r\n'],
    ["with a byte order mark", '\uFEFF{"a":1}\n[2]\n'],
  ])("a file %s has its lines", async (name, text) => {
    const lines = [
      { line: 1, value: { a: 1 } },
      { line: 2, value: [2] },
    ];
    expect(await readAll(write(`${name}.jsonl`, text))).toEqual(lines);
    expect(await readAll(write(`${name}.jsonl.gz`, gzipSync(text)))).toEqual(lines);
  });

  test("blank lines are passed over and counted", async () => {
    const lines = await readAll(write("blank.jsonl", '\n  \n{"a":1}\n\r\n\t\n2\n\n'));
    expect(lines.map(({ line }) => line)).toEqual([3, 6]);
  });

  test("gzip is told by its content, not by its name, and may have several members", async () => {
    const content = Buffer.concat([gzipSync("1\n2"), gzipSync("3\n")]);
    expect(await readAll(write("plain-name.jsonl", content))).toEqual([
      { line: 1, value: 1 },
      { line: 2, value: 23 },
    ]);
  });

  test("a character that is split between two chunks is read whole", async () => {
    const value = `${"x".repeat(65_534)}€😀`;
    const path = write("split.jsonl", `${JSON.stringify(value)}\n`);
    expect(await readAll(path)).toEqual([{ line: 1, value }]);
  });

  test("broken JSON names file, line and reason", async () => {
    const path = write("broken.jsonl", '{"a":1}\n\n{"a":\n');
    expect(await refusal(path)).toMatch(`${path}:3: broken JSON: Unexpected end of JSON input`);
    const python = write("python.jsonl", "{'a': 1}\n");
    expect(await refusal(python)).toMatch(`${python}:1: broken JSON: Expected property name`);
  });

  test("a quoted line never fills the message", async () => {
    const path = write("long-broken.jsonl", `{"a":"${"x".repeat(10_000)}`);
    expect((await refusal(path)).length).toBeLessThan(path.length + 200);
  });

  test("text in Latin-1 and UTF-16 names file and line", async () => {
    const latin = write("latin.jsonl", Buffer.from('{"a":"cafe"}\n{"a":"café"}\n', "latin1"));
    expect(await refusal(latin)).toBe(`${latin}:2: the text is not UTF-8: convert the file`);
    const wide = write("wide.jsonl", Buffer.from('\uFEFF{"a":1}\n', "utf16le"));
    expect(await refusal(wide)).toBe(`${wide}:1: the text is not UTF-8: convert the file`);
  });

  test.each([
    ["empty.jsonl", ""],
    ["empty.jsonl.gz", gzipSync("")],
    ["blank-only.jsonl", "\n \n\r\n\t\n"],
    ["blank-only.jsonl.gz", gzipSync("\n\n\n")],
    ["mark-only.jsonl", "\uFEFF"],
  ])("%s holds no records", async (name, content) => {
    const path = write(name, content);
    expect(await refusal(path)).toBe(`${path}: the file holds no records: give one that does`);
  });

  test("a truncated gzip is told to be cut off, wherever it ends", async () => {
    const whole = gzipSync(Buffer.from(twenty));
    for (const length of [2, 5, 10, 30, whole.length - 8, whole.length - 1]) {
      const path = write("cut.jsonl.gz", whole.subarray(0, length));
      expect(await refusal(path)).toMatch(
        /cut\.jsonl\.gz:\d+: the gzip data is cut off: fetch the file again$/,
      );
    }
  });

  test("a damaged gzip is told to be damaged", async () => {
    const whole = gzipSync(Buffer.from(twenty));
    for (const at of [12, 20, whole.length - 6]) {
      const damaged = Buffer.from(whole);
      damaged[at] = (damaged[at] ?? 0) ^ 0xff;
      const path = write("damaged.jsonl.gz", damaged);
      expect(await refusal(path)).toMatch(/damaged\.jsonl\.gz:\d+: (the gzip data is|broken JSON)/);
    }
    const checksum = Buffer.from(whole);
    checksum[whole.length - 6] = (checksum[whole.length - 6] ?? 0) ^ 0xff;
    const path = write("checksum.jsonl.gz", checksum);
    expect(await refusal(path)).toContain("the gzip data is damaged: fetch the file again");
  });

  test("a missing file and a folder are named", async () => {
    const missing = join(folder, "missing.jsonl");
    expect(await refusal(missing)).toBe(`${missing}: no such file: check the path`);
    const directory = join(folder, "directory");
    mkdirSync(directory);
    expect(await refusal(directory)).toBe(
      `${directory}: the file can't be read (EISDIR): check what it is and its rights`,
    );
    const below = join(write("file.jsonl", "1\n"), "below.jsonl");
    expect(await refusal(below)).toBe(
      `${below}: the file can't be read (ENOTDIR): check what it is and its rights`,
    );
    await expect(fileSha256(missing)).rejects.toThrow(`${missing}: no such file: check the path`);
    await expect(fileSha256(directory)).rejects.toThrow(
      `${directory}: can't be read (EISDIR): check what it is and its rights`,
    );
  });

  test("a line at the limit is read and one byte more is refused", {
    timeout: patientMs,
  }, async () => {
    const path = write("limit.jsonl", `${" ".repeat(maxLineBytes - 1)}1\n2\n`);
    expect((await readAll(path)).map(({ value }) => value)).toEqual([1, 2]);
    const over = write("over.jsonl", `1\n${" ".repeat(maxLineBytes)}1\n`);
    expect(await refusal(over)).toBe(
      `${over}:2: the line is longer than 16 MiB: write one record a line`,
    );
  });
});

/** Reads the file in a process whose heap is small; prints the refusal and its largest memory. */
const reader = `
import { readFileSync } from "node:fs";
import { readJsonLines } from ${JSON.stringify(fileURLToPath(new URL("json-lines.ts", import.meta.url)))};
try {
  for await (const { line } of readJsonLines(process.argv[2])) void line;
} catch (error) {
  const peak = /VmHWM:\\s+(\\d+) kB/.exec(readFileSync("/proc/self/status", "utf8"));
  console.log(JSON.stringify({ message: error.message, code: error.code, peakKb: Number(peak[1]) }));
}
`;

describe("a line of 200 MB", () => {
  const bytes = 200 * 1024 * 1024;
  let bundle: string;
  beforeAll(async () => {
    bundle = join(folder, "reader.mjs");
    await build({
      stdin: { contents: reader, resolveDir: folder, loader: "js" },
      outfile: bundle,
      bundle: true,
      format: "esm",
      platform: "node",
    });
  });

  function readApart(path: string): { message: string; code: string; peakKb: number } {
    const { stdout, stderr } = spawnSync(
      process.execPath,
      ["--max-old-space-size=256", bundle, path],
      { encoding: "utf8", timeout: patientMs },
    );
    expect(stderr).toBe("");
    return JSON.parse(stdout);
  }

  test.each(["plain", "gzip"])(
    "is refused early and within bounded memory, %s",
    { timeout: patientMs },
    (kind) => {
      const path = join(folder, `huge-${kind}`);
      const part = Buffer.alloc(bytes / 100, "0");
      const stored = kind === "gzip" ? gzipSync(part, { level: 1 }) : part;
      for (let count = 0; count < 100; count += 1) appendFileSync(path, stored);
      const { message, code, peakKb } = readApart(path);
      expect(code).toBe("bad-input");
      expect(message).toBe(`${path}:1: the line is longer than 16 MiB: write one record a line`);
      // Node itself takes some 60 MB.
      expect(peakKb).toBeLessThan(150 * 1024);
      rmSync(path);
    },
  );
});
