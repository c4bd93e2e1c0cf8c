import { mkdtempSync, readdirSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { afterAll, expect, test } from "vitest";
import { sha256Hex } from "../../lib/core/protocol/sha256-hex";
import { FileObjectStore } from "./file-object-store";

const root = mkdtempSync(join(tmpdir(), "errorbar-objects-"));
const store = new FileObjectStore(root);
afterAll(() => rmSync(root, { recursive: true }));

const bytes = (text: string) => new TextEncoder().encode(text);
const pathOf = (digest: string) => join(root, digest.slice(0, 2), `${digest}.gz`);

test("an object is found under the digest of its content, empty ones too", async () => {
  for (const text of ["", "print(1)\n", "x".repeat(100_000)]) {
    const digest = await store.put(bytes(text));
    expect(digest).toBe(sha256Hex(text));
    expect(new TextDecoder().decode(await store.get(digest))).toBe(text);
  }
});

test("repeated and simultaneous puts keep one file and no leftovers", async () => {
  const content = bytes("the same");
  const digests = await Promise.all(Array.from({ length: 8 }, () => store.put(content)));
  expect(new Set(digests).size).toBe(1);
  const [digest = ""] = digests;
  expect(readdirSync(join(root, digest.slice(0, 2)))).toEqual([`${digest}.gz`]);
});

test("an unknown or malformed name is not found, whatever path it spells", async () => {
  for (const name of ["0".repeat(64), "../../etc/passwd", "", "A".repeat(64)]) {
    await expect(store.get(name)).rejects.toMatchObject({ code: "not-found" });
  }
});

test("bytes that no longer match their name are refused", async () => {
  const swapped = await store.put(bytes("original"));
  writeFileSync(pathOf(swapped), gzipSync("something else"));
  await expect(store.get(swapped)).rejects.toMatchObject({ code: "integrity" });
  const cut = await store.put(bytes("to be cut"));
  truncateSync(pathOf(cut), 12);
  await expect(store.get(cut)).rejects.toMatchObject({ code: "integrity" });
});
