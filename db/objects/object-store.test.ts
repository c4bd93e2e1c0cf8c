import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { GetObjectCommand, PutObjectCommand, S3Client } from "@aws-sdk/client-s3";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import type { LastingObjectStore, StoredEntry } from "../../lib/core/ports/object-store";
import { sha256Hex } from "../../lib/core/protocol/sha256-hex";
import { FileObjectStore } from "./file-object-store";
import { S3ObjectStore } from "./s3-object-store";
import { type S3Server, startS3Server } from "./test-support/start-s3-server";

/** A store of one kind, and a way to its bytes that is not the store's own. */
interface Harness {
  open(root: string): LastingObjectStore;
  write(root: string, name: string, bytes: Uint8Array): Promise<void>;
  read(root: string, name: string): Promise<Uint8Array>;
}

// The client of S3 alone takes seconds to load on a busy machine.
vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000 });

const folder = mkdtempSync(join(tmpdir(), "errorbar-objects-"));
let server: S3Server;
let client: S3Client;

beforeAll(async () => {
  server = await startS3Server();
  for (const [name, value] of Object.entries(server.env)) vi.stubEnv(name, value);
  client = new S3Client({ forcePathStyle: true });
});
afterAll(async () => {
  client.destroy();
  await server.stop();
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

const files: Harness = {
  open: (root) => new FileObjectStore(join(folder, root)),
  write: async (root, name, bytes) => {
    const path = join(folder, root, name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, bytes);
  },
  read: async (root, name) => readFileSync(join(folder, root, name)),
};

const s3: Harness = {
  open: (root) => new S3ObjectStore(server.place(root)),
  write: async (root, name, Body) => {
    const { bucket: Bucket } = server.place(root);
    await client.send(new PutObjectCommand({ Bucket, Key: `${root}/${name}`, Body }));
  },
  read: async (root, name) => {
    const { bucket: Bucket } = server.place(root);
    const found = await client.send(new GetObjectCommand({ Bucket, Key: `${root}/${name}` }));
    return (await found.Body?.transformToByteArray()) ?? new Uint8Array();
  },
};

const bytes = (text: string) => new TextEncoder().encode(text);
const nameOf = (text: string) => `${sha256Hex(text).slice(0, 2)}/${sha256Hex(text)}.gz`;

async function all(store: LastingObjectStore): Promise<StoredEntry[]> {
  const entries: StoredEntry[] = [];
  for await (const entry of store.list()) entries.push(entry);
  return entries;
}

describe.each([
  ["as files", files],
  ["in S3", s3],
])("the object store %s", (_, harness) => {
  const store = (root: string) => harness.open(root);

  test("finds an object under the digest of its content, empty and large ones too", async () => {
    const texts = ["", "print(1)\n", "\0\u{1f600}", "x".repeat(2_000_000)];
    for (const text of texts) {
      const digest = await store("round").put(bytes(text));
      expect(digest).toBe(sha256Hex(text));
      expect(Buffer.from(await store("round").get(digest)).equals(bytes(text))).toBe(true);
    }
  });

  test("keeps gzip at two digits, slash, digest: one store can be copied into another", async () => {
    await store("form").put(bytes("the form"));
    const stored = await harness.read("form", nameOf("the form"));
    expect(gunzipSync(stored).toString()).toBe("the form");
    await harness.write("form", nameOf("brought"), gzipSync("brought"));
    expect(await store("form").get(sha256Hex("brought"))).toEqual(Buffer.from("brought"));
  });

  test("keeps one object of repeated and simultaneous puts, and no leftovers", async () => {
    const content = bytes("the same");
    const one = store("same");
    const digests = await Promise.all(Array.from({ length: 8 }, () => one.put(content)));
    expect(new Set(digests)).toEqual(new Set([sha256Hex("the same")]));
    expect((await all(one)).map(({ name }) => name)).toEqual([nameOf("the same")]);
  });

  test("finds nothing under an unknown or malformed name, whatever path it spells", async () => {
    for (const name of ["0".repeat(64), "../../etc/passwd", "", "A".repeat(64)]) {
      await expect(store("round").get(name)).rejects.toMatchObject({ code: "not-found" });
    }
  });

  test("refuses bytes that no longer match their name, and a put mends them", async () => {
    const damaged = { swapped: gzipSync("something else"), cut: gzipSync("cut").subarray(0, 12) };
    for (const [text, stored] of Object.entries(damaged)) {
      const digest = await store("damaged").put(bytes(text));
      await harness.write("damaged", nameOf(text), stored);
      await expect(store("damaged").get(digest)).rejects.toMatchObject({ code: "integrity" });
      await store("damaged").put(bytes(text));
      expect(Buffer.from(await store("damaged").get(digest)).toString()).toBe(text);
    }
  });

  test("lists all objects in order of their digests, and what is none by its name", async () => {
    expect(await all(store("listed"))).toEqual([]);
    const texts = Array.from({ length: 10 }, (_, index) => `object ${index}`);
    await Promise.all(texts.map((text) => store("listed").put(bytes(text))));
    const foreign = [
      `${nameOf("object 0")}.left.tmp`,
      "readme.txt",
      `00/${sha256Hex("object 1")}.gz`,
    ];
    for (const name of foreign) await harness.write("listed", name, bytes("foreign"));
    await store("listed-elsewhere").put(bytes("object of another prefix"));
    const entries = await all(store("listed"));
    const digests = entries.flatMap(({ sha256 }) => sha256 ?? []);
    expect(digests).toEqual(texts.map(sha256Hex).sort());
    const others = entries.filter(({ sha256 }) => sha256 === null).map(({ name }) => name);
    expect(others.sort()).toEqual(foreign.sort());
    for (const { modifiedAt } of entries) {
      expect(Math.abs(Date.now() - modifiedAt.getTime())).toBeLessThan(60_000);
    }
  });

  test("writes its probe anew, even over one that is damaged", async () => {
    const digest = await store("probe").writeProbe();
    await harness.write("probe", `${digest.slice(0, 2)}/${digest}.gz`, bytes("damaged"));
    expect(await store("probe").writeProbe()).toBe(digest);
    expect(sha256Hex(await store("probe").get(digest))).toBe(digest);
  });
});
