import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { S3ObjectStore } from "../../db/objects/s3-object-store";
import { type S3Server, startS3Server } from "../../db/objects/test-support/start-s3-server";
import { webEnvVariables } from "../config/web-env";
import { storedObjects } from "./stored-objects";

// The client of S3 alone takes seconds to load on a busy machine.
vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000 });

let server: S3Server;
beforeAll(async () => {
  server = await startS3Server();
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await server.stop();
});

test("the site reads from S3 with what its process is told, and with the keys it inherits", async () => {
  const { AWS_ACCESS_KEY_ID = "", AWS_SECRET_ACCESS_KEY = "" } = server.env;
  const objects = server.place("board");
  const databaseUrl = "postgres://web:w@127.0.0.1:1/errorbar";
  const told = webEnvVariables({ databaseUrl, objects, missing: [] });
  for (const [name, value] of Object.entries({
    ...told,
    AWS_ACCESS_KEY_ID,
    AWS_SECRET_ACCESS_KEY,
  })) {
    vi.stubEnv(name, value);
  }
  const digest = await new S3ObjectStore(objects).put(Buffer.from("a trace"));
  expect(Buffer.from(await storedObjects().get(digest)).toString()).toBe("a trace");
  await expect(storedObjects().get("0".repeat(64))).rejects.toMatchObject({ code: "not-found" });
});
