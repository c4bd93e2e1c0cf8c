import { spawn, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startS3Server } from "../../db/objects/test-support/start-s3-server";
import { registerModel } from "../../db/repositories/register-model";
import { storeSuite } from "../../db/repositories/store-suite";
import { fillEveryTable } from "../../db/test-support/fill-every-table";
import { sampleSuite, sampleTask } from "../../db/test-support/sample-suite";
import { withTestDatabase } from "../../db/test-support/with-test-database";
import { checkoutRoot } from "../checkout-root";

const database = withTestDatabase();
const home = mkdtempSync(join(tmpdir(), "errorbar-cli-"));
// Below the checkout, as the bundle looks upwards for its root.
const folder = join("node_modules", ".cache", `errorbar-cli-test-${process.pid}`);
/** A new home has no runtime images yet: doctor builds them and tries each language. */
const doctorTimeoutMs = 240_000;
const bundle = join(checkoutRoot, folder, "errorbar.mjs");

interface Ended {
  code: number | null;
  stdout: string;
  stderr: string;
}

function run(words: string[], extra: Record<string, string> = {}): Promise<Ended> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [bundle, ...words], {
      env: {
        NODE_ENV: "production",
        PATH: process.env.PATH,
        ERRORBAR_HOME: home,
        DATABASE_URL: database.ownerUrl,
        ...extra,
      },
    });
    const ended: Ended = { code: null, stdout: "", stderr: "" };
    child.stdout.on("data", (text) => {
      ended.stdout += text;
    });
    child.stderr.on("data", (text) => {
      ended.stderr += text;
    });
    child.once("close", (code) => resolve({ ...ended, code }));
  });
}

beforeAll(async () => {
  const module = join(checkoutRoot, "workers", "bootstrap", "build-worker.mjs");
  mkdirSync(join(checkoutRoot, folder), { recursive: true });
  const script = `await (await import(${JSON.stringify(module)})).buildWorker(
    ${JSON.stringify(checkoutRoot)}, ${JSON.stringify(join(folder, "errorbar.mjs"))})`;
  const built = spawnSync(process.execPath, ["--input-type=module", "-e", script]);
  expect(built.status, String(built.stderr)).toBe(0);
  const tasks = [
    sampleTask("a", { tier: null }),
    sampleTask("b", { tier: 2, baseId: "a" }),
    sampleTask("c", { tier: 2, language: "java", category: "bug-fixing" }),
  ];
  await storeSuite(database.worker, sampleSuite({ id: "shown", tasks }));
  await registerModel(database.worker, {
    slug: "a-model",
    name: "A model",
    provider: null,
    revision: null,
    synthetic: false,
  });
});

afterAll(() => {
  rmSync(home, { recursive: true, force: true });
  rmSync(join(checkoutRoot, folder), { recursive: true, force: true });
});

describe("results", () => {
  test("suite show prints its documented document and nothing else", async () => {
    const { code, stdout, stderr } = await run(["suite", "show", "shown", "--json"]);
    expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
    expect(JSON.parse(stdout)).toEqual({
      suite: "shown",
      revision: expect.stringMatching(/^[0-9a-f]{12}$/),
      tasks: 3,
      baseProblems: 2,
      byCategory: { "bug-fixing": 1, "function-completion": 2 },
      byTier: { "2": 2, none: 1 },
      byLanguage: { java: 1, python: 2 },
      exposed: false,
    });
    expect(stdout.trimEnd()).not.toContain("\n");
  });

  test("lists are documents with --json before or after the command, else tables", async () => {
    const [models, suites, table] = await Promise.all([
      run(["--json", "model", "list"]),
      run(["suite", "list", "--json"]),
      run(["model", "list"]),
    ]);
    expect(JSON.parse(models.stdout)).toMatchObject({ models: [{ slug: "a-model" }] });
    expect(JSON.parse(suites.stdout)).toMatchObject({ suites: [{ suite: "shown", tasks: 3 }] });
    expect(table.stdout).toMatch(/^slug .*\na-model {2}A model {2}- /);
  });

  test(
    "doctor names database and object store",
    async () => {
      const { stdout } = await run(["doctor", "--no-attacks", "--json"]);
      const { checks } = JSON.parse(stdout) as { checks: { name: string; state: string }[] };
      for (const name of ["database", "objects"]) {
        expect(checks.find((check) => check.name === name)?.state, name).toBe("ok");
      }
    },
    doctorTimeoutMs,
  );

  test("objects check reads a store in S3 by the bundle alone, and ends with 1 once one is lost", async () => {
    const server = await startS3Server();
    try {
      const check = () => run(["objects", "check", "--json"], server.env);
      const whole = await check();
      const store = `s3://errorbar-test at ${server.env.AWS_ENDPOINT_URL}`;
      const nothing = { missing: [], damaged: [], orphaned: [], foreign: [], pending: 0 };
      expect(JSON.parse(whole.stdout)).toEqual({ ok: true, store, named: 0, ...nothing });
      expect(whole.code).toBe(0);
      await fillEveryTable(database.worker);
      const lost = await check();
      expect(lost.code).toBe(1);
      const { ok, missing } = JSON.parse(lost.stdout);
      expect({ ok, lost: missing.length }).toEqual({ ok: false, lost: 1 });
      const text = await run(["objects", "check"], server.env);
      expect(text.stdout).toMatch(
        /: 1 objects are named by rows, 1 missing, 0 damaged\n {2}missing: 0{64}: /,
      );
      expect(`${text.stdout}${text.stderr}`).not.toContain(server.env.AWS_SECRET_ACCESS_KEY);
    } finally {
      await server.stop();
    }
  });
});

describe("refusals", () => {
  test.each([
    [["nothing"]],
    [["suite"]],
    [["suite", "show"]],
    [["suite", "show", "shown", "--wrong"]],
    [["suite", "show", "absent", "--json"]],
  ])("%j is bad usage: exit 2, and standard output stays empty", async (words) => {
    const { code, stdout, stderr } = await run(words);
    expect({ code, stdout }).toEqual({ code: 2, stdout: "" });
    expect(stderr).not.toBe("");
  });

  test("under --json a refusal is one document on standard error, usage mistakes too", async () => {
    const [absent, usage] = await Promise.all([
      run(["suite", "show", "absent", "--json"]),
      run(["suite", "show", "--json"]),
    ]);
    expect(absent).toMatchObject({ code: 2, stdout: "" });
    expect(JSON.parse(absent.stderr)).toEqual({
      error: { code: "not-found", message: "there is no suite absent" },
    });
    expect(usage).toMatchObject({ code: 2, stdout: "" });
    expect(JSON.parse(usage.stderr)).toEqual({
      error: { code: "bad-usage", message: "missing required argument 'id'" },
    });
  });

  test("--version prints the version of the package", async () => {
    const { version } = JSON.parse(readFileSync(join(checkoutRoot, "package.json"), "utf8"));
    expect(await run(["--version"])).toEqual({ code: 0, stdout: `${version}\n`, stderr: "" });
  });

  test("a wrong variable is one line and exit 2", async () => {
    const ended = await run(["suite", "list"], { ERRORBAR_OBJECTS: "s3://Bucket/prefix" });
    expect(ended).toMatchObject({ code: 2, stdout: "" });
    expect(ended.stderr).toMatch(/^errorbar: ERRORBAR_OBJECTS=s3:\/\/Bucket\/prefix: .*\n$/);
  });

  test("a database out of reach is one line and exit 3", async () => {
    const ended = await run(["suite", "list"], {
      DATABASE_URL: "postgres://a:secret@127.0.0.1:1/b",
    });
    expect(ended).toMatchObject({ code: 3, stdout: "" });
    expect(ended.stderr).toMatch(/^errorbar: the database could not be migrated: .*\n$/);
    expect(ended.stderr).not.toContain("secret");
  });

  test("a busy port is one line with the remedy and exit 2, before anything is opened", async () => {
    const squatter = createServer().listen(0, "127.0.0.1");
    await new Promise((resolve) => squatter.once("listening", resolve));
    const address = squatter.address();
    const port = typeof address === "object" && address !== null ? address.port : 0;
    const untouched = join(home, "untouched");
    const extra = { PORT: String(port), ERRORBAR_HOME: untouched };
    for (const command of ["serve", "web", "check-config"]) {
      const ended = await run([command], extra);
      expect(ended, command).toMatchObject({ code: 2, stdout: "" });
      expect(ended.stderr).toMatch(new RegExp(`^errorbar: PORT=${port}: .*PORT=${port + 1}\n$`));
    }
    expect(existsSync(join(untouched, "postgres"))).toBe(false);
    await new Promise((resolve) => squatter.close(resolve));
  });
});

test(
  "passwords lie in no file where a database is named, and are never shown",
  async () => {
    const password = decodeURIComponent(new URL(database.ownerUrl).password);
    expect(password).not.toBe("");
    const { stdout, stderr } = await run(["doctor", "--no-attacks"]);
    expect(existsSync(join(home, "secrets"))).toBe(false);
    expect(stdout + stderr).not.toContain(password);
  },
  doctorTimeoutMs,
);
