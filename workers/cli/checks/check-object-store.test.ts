import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { type S3Server, startS3Server } from "../../../db/objects/test-support/start-s3-server";
import { CommandContext } from "../command-context";
import { checkObjectStore } from "./check-object-store";

// The client of S3 alone takes seconds to load on a busy machine.
vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000 });

const home = mkdtempSync(join(tmpdir(), "errorbar-check-store-"));
let server: S3Server;

beforeAll(async () => {
  server = await startS3Server();
});
afterAll(async () => {
  await server.stop();
  rmSync(home, { recursive: true });
});
afterEach(() => vi.unstubAllEnvs());

/** What `doctor` says of the store that these variables name. */
function check(env: Record<string, string>) {
  for (const [name, value] of Object.entries({ ERRORBAR_HOME: home, ...env })) {
    vi.stubEnv(name, value);
  }
  return checkObjectStore(new CommandContext());
}

test("a folder that takes, gives back and keeps an object is ok, again and again", async () => {
  const folder = join(home, "objects");
  const ok = [{ name: "objects", state: "ok", detail: `${folder}: written, read and verified` }];
  const env = { ERRORBAR_OBJECTS: pathToFileURL(folder).href };
  expect(await check(env)).toEqual(ok);
  const [shard = ""] = readdirSync(folder);
  const [name = ""] = readdirSync(join(folder, shard));
  // The object is there, so only a store that writes it anew can be said to take objects.
  writeFileSync(join(folder, shard, name), "damaged");
  expect(await check(env)).toEqual(ok);
  expect(readdirSync(folder)).toEqual([shard]);
});

test("a folder that can't be is missing, with its path", async () => {
  writeFileSync(join(home, "a-file"), "");
  const [result] = await check({ ERRORBAR_OBJECTS: pathToFileURL(join(home, "a-file")).href });
  expect(result?.state).toBe("missing");
  expect(result?.detail).toMatch(/a-file: .*(ENOTDIR|EEXIST)/);
});

test("S3 is ok where it works, and otherwise missing with the remedy", async () => {
  const env = { ...server.env, ERRORBAR_OBJECTS: "s3://errorbar-test/board" };
  const detail = `s3://errorbar-test/board at ${server.env.AWS_ENDPOINT_URL}: written, read and verified`;
  expect(await check(env)).toEqual([{ name: "objects", state: "ok", detail }]);
  const [absent] = await check({ ...env, ERRORBAR_OBJECTS: "s3://absent" });
  expect(absent).toMatchObject({
    state: "missing",
    detail: expect.stringMatching(/no bucket absent/),
  });
});
