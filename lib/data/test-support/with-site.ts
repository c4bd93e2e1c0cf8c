import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll } from "vitest";
import { FileObjectStore } from "../../../db/objects/file-object-store";
import { withTestDatabase } from "../../../db/test-support/with-test-database";
import { closeWebDatabase } from "../web-database";
import type { Publisher } from "./publish-run";

/**
 * Gives a test file a database and an object store of its own, and points the site's configuration
 * at them: reads go through the web role, what is published through the worker's.
 */
export function withSite(publish: (publisher: Publisher) => Promise<void>): void {
  const database = withTestDatabase();
  let objectsRoot = "";
  beforeAll(async () => {
    objectsRoot = await mkdtemp(join(tmpdir(), "errorbar-test-objects-"));
    process.env.ERRORBAR_WEB_DATABASE_URL = database.webUrl;
    process.env.ERRORBAR_OBJECTS = pathToFileURL(objectsRoot).href;
    await publish({ db: database.worker, objects: new FileObjectStore(objectsRoot) });
  });
  // Hooks run in reverse: connections end before the database is dropped.
  afterAll(async () => {
    await closeWebDatabase();
    await rm(objectsRoot, { recursive: true, force: true });
  });
}
