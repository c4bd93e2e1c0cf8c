import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { FileObjectStore } from "../../db/objects/file-object-store";
import { describeModel } from "../../db/repositories/describe-model";
import { registerModel } from "../../db/repositories/register-model";
import { withTestDatabase } from "../../db/test-support/with-test-database";
import { toModelDescription } from "../../lib/core/model/model-file";
import { publishSampleBoard } from "../../lib/data/test-support/publish-sample-board";
import { CommandContext } from "./command-context";
import { register as modelAdd } from "./model-add";
import { register as modelList } from "./model-list";
import { runCommandLine } from "./run-command-line";
import { register as runList } from "./run-list";
import { register as runShow } from "./run-show";

const database = withTestDatabase();
const folder = mkdtempSync(join(tmpdir(), "errorbar-registry-"));
const path = join(folder, "model.yaml");

beforeAll(async () => {
  vi.stubEnv("DATABASE_URL", database.ownerUrl);
  vi.stubEnv("ERRORBAR_HOME", join(folder, "home"));
  const objects = new FileObjectStore(join(folder, "objects"));
  await publishSampleBoard({ db: database.worker, objects });
});
afterAll(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true, force: true });
});
afterEach(() => vi.restoreAllMocks());

async function run(...words: string[]) {
  const printed = { stdout: "", stderr: "" };
  for (const stream of ["stdout", "stderr"] as const) {
    vi.spyOn(process[stream], "write").mockImplementation((text) => {
      printed[stream] += String(text);
      return true;
    });
  }
  const commands = [modelAdd, modelList, runList, runShow];
  const exitCode = await runCommandLine(words, new CommandContext(), commands);
  return { exitCode, ...printed };
}

async function add(yaml: string) {
  writeFileSync(path, yaml);
  const { exitCode, stdout } = await run("model", "add", "--file", path, "--json");
  expect(exitCode).toBe(0);
  return JSON.parse(stdout);
}

async function countDescriptions(): Promise<number> {
  const rows = await database.ownerSql`select from model_descriptions`;
  return rows.length;
}

describe("model add", () => {
  test("a new model is added with all that its file says", async () => {
    const added = await add("slug: fresh\nname: Fresh\nprovider: Acme\nopen_weights: true\n");
    expect(added).toMatchObject({ outcome: "added", changes: [] });
    expect(added.model).toMatchObject({ slug: "fresh", provider: "Acme", openWeights: true });
  });

  test("where a model is asked is kept, and the same again changes nothing", async () => {
    const yaml =
      "slug: asked\nname: Asked\nendpoint: { kind: google, model: g-1, api_key_env: G_KEY, concurrency: 2 }\n";
    const { model } = await add(yaml);
    const endpoint = { kind: "google", model: "g-1", apiKeyEnv: "G_KEY", concurrency: 2 };
    expect(model.endpoint).toEqual(endpoint);
    expect(await add(yaml)).toMatchObject({ outcome: "unchanged", model: { endpoint } });
    writeFileSync(path, "slug: fresh\nname: Fresh\nprovider: Acme\nopen_weights: true\n");
  });

  test("the same file again changes nothing and says so", async () => {
    const rows = await countDescriptions();
    const again = await run("model", "add", "--file", path);
    expect(again.stdout).toBe("fresh is described in the same way already: nothing changed\n");
    expect(await countDescriptions()).toBe(rows);
  });

  test("a changed file says what changed, and lists show the newest description", async () => {
    writeFileSync(path, "slug: fresh\nname: Fresh 2\nopen_weights: true\n");
    const changed = await run("model", "add", "--file", path);
    expect(changed.stdout.trimEnd().split("\n")).toEqual([
      "fresh has a new description; records made so far keep the old one",
      "  name: Fresh -> Fresh 2",
      "  provider: Acme -> undisclosed",
    ]);
    const { models } = JSON.parse((await run("model", "list", "--json")).stdout);
    const shown = models.find((model: { slug: string }) => model.slug === "fresh");
    expect(shown).toMatchObject({ name: "Fresh 2", provider: null, described: true });
  });

  test("a bare entry becomes described", async () => {
    const entry = { slug: "bare", name: "bare", provider: null, revision: null, synthetic: false };
    await registerModel(database.worker, entry);
    expect(await add("slug: bare\nname: bare\n")).toMatchObject({
      outcome: "described",
      changes: [],
    });
    expect(await add("slug: bare\nname: bare\n")).toMatchObject({ outcome: "unchanged" });
  });

  test("two additions of one new model at once make one model and one description", async () => {
    const rows = await countDescriptions();
    const description = toModelDescription({ slug: "twin", name: "Twin" });
    const outcomes = await Promise.all(
      [0, 1].map(() => describeModel(database.owner, "twin", description)),
    );
    expect(outcomes.map(({ outcome }) => outcome).sort()).toEqual(["added", "unchanged"]);
    expect(await countDescriptions()).toBe(rows + 1);
  });

  test("a built-in baseline is not described by a file", async () => {
    const entry = { slug: "base", name: "Base", provider: null, revision: null, synthetic: true };
    await registerModel(database.worker, entry);
    writeFileSync(path, "slug: base\nname: Mine\n");
    const refused = await run("model", "add", "--file", path);
    expect(refused).toMatchObject({ exitCode: 2, stdout: "" });
    expect(refused.stderr).toBe("errorbar: base is a built-in baseline: choose another slug\n");
  });
});

describe("run list and run show", () => {
  test("every run has its score; a suite or model narrows them", async () => {
    const { runs } = JSON.parse((await run("run", "list", "--json")).stdout);
    expect(runs.length).toBeGreaterThan(2);
    const [first] = runs;
    const { runs: own } = JSON.parse(
      (await run("run", "list", "--model", first.model, "--json")).stdout,
    );
    expect(own.length).toBeGreaterThan(0);
    for (const one of own) expect(one.model).toBe(first.model);
    const table = (await run("run", "list")).stdout.split("\n");
    expect(table[0]).toMatch(/^run +suite +model +passed +rate +interval +state/);
    expect(table.length).toBe(runs.length + 2);
  });

  test("a misspelt suite or model is told, not answered with an empty list", async () => {
    expect((await run("run", "list", "--suite", "absent")).stderr).toContain("no suite absent");
    expect((await run("run", "list", "--model", "absent")).stderr).toContain("no model absent");
    expect(await run("run", "show", "absent")).toMatchObject({
      exitCode: 2,
      stderr: "errorbar: there is no run absent: see run list\n",
    });
  });

  test("one run is shown with its records", async () => {
    const { runs } = JSON.parse((await run("run", "list", "--json")).stdout);
    const complete = runs.find((one: { state: string }) => one.state === "complete");
    const shown = JSON.parse((await run("run", "show", complete.runId, "--json")).stdout);
    expect(shown).toMatchObject({ runId: complete.runId, passed: complete.passed });
    expect(shown.records.at(-1).recordId).toBe(complete.recordId);
    const text = (await run("run", "show", complete.runId)).stdout;
    expect(text).toContain(`${complete.passed} of ${complete.tasks} tasks passed`);
  });
});
