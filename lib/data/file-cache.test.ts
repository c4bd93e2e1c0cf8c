import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { FileCache } from "./file-cache";

let folder = "";
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "errorbar-test-cache-"));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const limits = { files: 2, bytes: 1000 };

/** Opens a key that is made with the text given, and reads it back. */
async function read(cache: FileCache, key: string, text: string): Promise<string> {
  const { handle } = await cache.open(key, (path) => writeFile(path, text));
  try {
    return await handle.readFile("utf8");
  } finally {
    await handle.close();
  }
}

describe("a file cache", () => {
  test("makes a key once, however many ask at once", async () => {
    const cache = new FileCache(folder, limits);
    let made = 0;
    const open = () =>
      cache.open("key", async (path) => {
        made += 1;
        await writeFile(path, "content");
      });
    const files = await Promise.all(Array.from({ length: 8 }, open));
    await Promise.all(files.map(({ handle }) => handle.close()));
    expect(made).toBe(1);
    expect(new Set(files.map(({ sha256 }) => sha256)).size).toBe(1);
  });

  test("keeps what another process made, unless its bytes were altered", async () => {
    await read(new FileCache(folder, limits), "key", "first");
    expect(await read(new FileCache(folder, limits), "key", "second")).toBe("first");
    const [name = ""] = await readdir(folder);
    await writeFile(join(folder, name), "cut");
    expect(await read(new FileCache(folder, limits), "key", "third")).toBe("third");
  });

  test("makes again what was removed behind its back", async () => {
    const cache = new FileCache(folder, limits);
    await read(cache, "key", "first");
    await rm(folder, { recursive: true });
    expect(await read(cache, "key", "second")).toBe("second");
  });

  test("removes what was used longest ago, while an open file stays readable", async () => {
    const cache = new FileCache(folder, limits);
    const { handle } = await cache.open("a", (path) => writeFile(path, "A"));
    await read(cache, "b", "B");
    await read(cache, "c", "C");
    await read(cache, "d", "D");
    const kept = await Promise.all(
      (await readdir(folder)).map((name) => readFile(join(folder, name), "utf8")),
    );
    expect(kept.length).toBe(2);
    expect(kept).toContain("D");
    expect(await handle.readFile("utf8")).toBe("A");
    await handle.close();
  });

  test("forgets a failure and leaves nothing of it", async () => {
    const cache = new FileCache(folder, limits);
    const failing = cache.open("key", async (path) => {
      await writeFile(path, "half");
      throw new Error("interrupted");
    });
    await expect(failing).rejects.toThrow("interrupted");
    expect(await readdir(folder)).toEqual([]);
    expect(await read(cache, "key", "whole")).toBe("whole");
  });
});
