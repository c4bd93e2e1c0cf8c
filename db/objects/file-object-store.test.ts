import { readlinkSync } from "node:fs";
import { type FileHandle, mkdtemp, open, rm } from "node:fs/promises";
import { devNull, tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { FileObjectStore } from "./file-object-store";

// No test can cut the power: what the disk is asked to keep, and when, is all that can be seen.
const synced: string[] = [];
let handles: FileHandle;
let sync: FileHandle["sync"];
beforeAll(async () => {
  const handle = await open(devNull);
  handles = Object.getPrototypeOf(handle);
  await handle.close();
  sync = handles.sync;
  handles.sync = async function (this: FileHandle) {
    synced.push(readlinkSync(`/proc/self/fd/${this.fd}`));
    await sync.call(this);
  };
});
afterAll(() => {
  handles.sync = sync;
});

const made: string[] = [];
afterEach(async () => {
  synced.length = 0;
  for (const folder of made.splice(0)) await rm(folder, { recursive: true });
});

async function openStore(): Promise<{ root: string; store: FileObjectStore }> {
  const root = await mkdtemp(join(tmpdir(), "errorbar-synced-"));
  made.push(root);
  return { root, store: new FileObjectStore(root) };
}

test("a paid reply is on the disk with its name and its folder's before anybody may name it", async () => {
  const { root, store } = await openStore();
  const sha256 = await store.put(Buffer.from("a reply"), { synced: true });
  const path = join(root, sha256.slice(0, 2), `${sha256}.gz`);
  expect(synced).toEqual([path, dirname(path), root]);
  // One that another put left there may still be in memory alone.
  synced.length = 0;
  await store.put(Buffer.from("a reply"), { synced: true });
  expect(synced).toEqual([path, dirname(path), root]);
});

test("what can be made again is left to the system to write", async () => {
  const { store } = await openStore();
  await store.put(Buffer.from("a trace"));
  expect(synced).toEqual([]);
});
