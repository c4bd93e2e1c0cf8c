import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { FileObjectStore } from "../../db/objects/file-object-store";
import { S3ObjectStore } from "../../db/objects/s3-object-store";
import { startS3Server } from "../../db/objects/test-support/start-s3-server";
import { createRun } from "../../db/repositories/create-run";
import { listPublicTasks } from "../../db/repositories/list-public-tasks";
import { registerModel } from "../../db/repositories/register-model";
import { storeSuite } from "../../db/repositories/store-suite";
import * as schema from "../../db/schema";
import { sampleSuite } from "../../db/test-support/sample-suite";
import { withTestDatabase } from "../../db/test-support/with-test-database";
import type { LastingObjectStore } from "../../lib/core/ports/object-store";
import { sha256Hex } from "../../lib/core/protocol/sha256-hex";
import { testManifest } from "../../lib/data/test-support/test-manifest";
import { checkObjects } from "./check-objects";

const database = withTestDatabase();
const folder = mkdtempSync(join(tmpdir(), "errorbar-check-objects-"));
const files = { root: join(folder, "objects") };
/** What rows name, and where. */
const named = ["completion a", "completion b", "submission a", "raw response a", "trace a"];
const hour = 3_600_000;

beforeAll(async () => {
  const { worker: db } = database;
  const { suiteRevisionId } = await storeSuite(db, sampleSuite());
  const described = { slug: "m", name: "M", provider: null, revision: null, synthetic: false };
  const { model } = await registerModel(db, described);
  const [task] = await listPublicTasks(db, suiteRevisionId);
  const run = (id: string, submissionsWithheld: boolean) => ({
    id,
    identitySha256: id.padEnd(64, "0"),
    suiteRevisionId,
    modelId: model.id,
    cycle: "2026-W48",
    manifest: testManifest(),
    manifestSha256: "0".repeat(64),
    evidence: "A" as const,
    sourceName: "sample",
    sourceSha256: "0".repeat(64),
    submissionsWithheld,
  });
  const candidate = (name: string, candidateIndex: number) => ({
    taskId: task?.id ?? 0,
    candidateIndex,
    completionSha256: sha256Hex(`completion ${name}`),
    submissionSha256: candidateIndex === 0 ? sha256Hex(`submission ${name}`) : null,
    rawResponseSha256: candidateIndex === 0 ? sha256Hex(`raw response ${name}`) : null,
    extraction: "definition" as const,
    extraFields: {},
  });
  await createRun(db, run("shown", false), [candidate("a", 0), candidate("b", 1)]);
  await createRun(db, run("withheld", true), [candidate("kept in memory", 0)]);
  const [row] = await database.workerSql<{ id: string }[]>`
    select id from candidates where run_id = 'withheld'`;
  const verdict = { verdict: "passed", traceSha256: sha256Hex("trace a") } as const;
  await db.insert(schema.verdicts).values({ ...verdict, candidateId: Number(row?.id) });
});
afterAll(() => rmSync(folder, { recursive: true }));

async function check(objects: LastingObjectStore, startedAt: Date) {
  let reads = 0;
  const report = await checkObjects({ db: database.worker, objects }, startedAt, () => {
    reads += 1;
  });
  expect(reads).toBe(report.named);
  return report;
}

async function fill(objects: LastingObjectStore, texts: readonly string[]) {
  for (const text of texts) await objects.put(Buffer.from(text));
}

const later = () => new Date(Date.now() + 2 * hour);
const nothing = { missing: [], damaged: [], orphaned: [], foreign: [], pending: 0 };

describe.each(["files", "S3"])("in a store of %s", (kind) => {
  let open: (root: string) => LastingObjectStore;
  let stop = async () => {};

  beforeAll(async () => {
    if (kind === "files") {
      open = (root) => new FileObjectStore(join(files.root, root));
      return;
    }
    const server = await startS3Server();
    for (const [name, value] of Object.entries(server.env)) vi.stubEnv(name, value);
    open = (root) => new S3ObjectStore(server.place(root));
    stop = server.stop;
  });
  afterAll(async () => {
    vi.unstubAllEnvs();
    await stop();
  });

  test("all is well when each named object is there; texts of a withheld run are not looked for", async () => {
    const store = open("whole");
    await fill(store, named);
    await store.writeProbe();
    expect(await check(store, later())).toEqual({ named: 5, ...nothing });
  });

  test("missing objects are told with what they are and their run", async () => {
    const store = open("missing");
    await fill(store, ["completion a", "completion b", "submission a"]);
    const { missing, ...rest } = await check(store, later());
    expect(rest).toEqual({ named: 5, damaged: [], orphaned: [], foreign: [], pending: 0 });
    expect(missing).toHaveLength(2);
    expect(missing).toContainEqual({
      sha256: sha256Hex("raw response a"),
      uses: ["raw response"],
      runId: "shown",
    });
    expect(missing).toContainEqual({
      sha256: sha256Hex("trace a"),
      uses: ["trace"],
      runId: "withheld",
    });
  });

  test("what no row names is orphaned once it is an hour old, and nothing is deleted", async () => {
    const store = open("orphaned");
    await fill(store, [...named, "nobody's", "nobody's either"]);
    const orphans = ["nobody's", "nobody's either"].map(sha256Hex).sort();
    expect(await check(store, new Date())).toEqual({ named: 5, ...nothing, pending: 2 });
    for (let again = 0; again < 2; again++) {
      expect(await check(store, later())).toEqual({ named: 5, ...nothing, orphaned: orphans });
    }
  });
});

test("a damaged file is told, and a leftover of an interrupted put", async () => {
  const root = join(folder, "damaged");
  const store = new FileObjectStore(root);
  await fill(store, named);
  const digest = sha256Hex("completion b");
  const name = `${digest.slice(0, 2)}/${digest}.gz`;
  writeFileSync(join(root, name), "not gzip");
  writeFileSync(join(root, `${name}.left.tmp`), "half");
  expect(await check(store, later())).toEqual({
    named: 5,
    ...nothing,
    damaged: [{ sha256: digest, uses: ["completion"], runId: "shown" }],
    foreign: [`${name}.left.tmp`],
  });
});
