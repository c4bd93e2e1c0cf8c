import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { APIRequestContext } from "@playwright/test";
import { inventedSuite } from "./support/imported";
import { expect, test } from "./support/test";

/** The script as the site hands it out, run over HTTP against that site. */
async function runScript(request: APIRequestContext, site: string, words: readonly string[]) {
  const folder = mkdtempSync(join(tmpdir(), "errorbar-recompute-"));
  try {
    const script = join(folder, "recompute.py");
    writeFileSync(script, await (await request.get("/recompute.py")).text());
    const { status, stdout, stderr } = spawnSync(
      "/usr/bin/python3",
      [script, "--site", site, ...words],
      { encoding: "utf8", timeout: 110_000 },
    );
    return { exitCode: status, out: stdout, notes: stderr };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

test("the script that the site hands out gives the published figures of three runs, and of their board", async ({
  request,
  imported,
  baseURL,
}) => {
  const site = baseURL ?? "";
  const runs = [imported.good, imported.fair, imported.hostile].map(({ runId }) => runId);
  const ofRuns = await runScript(request, site, runs);
  expect(ofRuns.exitCode, ofRuns.out + ofRuns.notes).toBe(0);
  expect(ofRuns.out).toMatch(/\n[1-9]\d+ figures recomputed, 0 differ\n$/);
  expect(ofRuns.out).toContain(`${imported.good.model} against ${imported.fair.model}`);
  const ofBoard = await runScript(request, site, ["--board", inventedSuite, ...runs]);
  expect(ofBoard.exitCode, ofBoard.out + ofBoard.notes).toBe(0);
  expect(ofBoard.out).toContain("p after Holm");
  const ofNone = await runScript(request, site, ["no-such-run"]);
  expect(ofNone).toMatchObject({
    exitCode: 2,
    notes: expect.stringContaining("has no run no-such-run"),
  });
});

test("the button computes the run in the browser and finds every figure equal", async ({
  page,
  imported,
}) => {
  await page.goto(`/runs/${imported.fair.runId}`);
  await page.getByRole("button", { name: "Recompute in this browser" }).click();
  await expect(page.getByText(/all \d+ figures are equal to the last digit/)).toBeVisible();
  const table = page.getByRole("table", { name: /Published and recomputed/ });
  const score = table.getByRole("row").filter({ hasText: "Score" });
  await expect(score).toContainText(String(imported.fair.passRate));
  await expect(score).toContainText("equal");
  await expect(table.getByRole("row").filter({ hasText: "SHA-256 of the record" })).toContainText(
    "equal",
  );
});

test("the button says which figures differ when the results are not those of the record", async ({
  page,
  imported,
}) => {
  await page.route("**/results.jsonl", async (route) => {
    const answer = await route.fetch();
    const text = await answer.text();
    const changed = text.replace(
      /"verdict":"failed","failureClass":"[a-z_]+"/,
      '"verdict":"passed","failureClass":null',
    );
    await route.fulfill({ response: answer, body: changed });
  });
  await page.goto(`/runs/${imported.fair.runId}`);
  await page.getByRole("button", { name: "Recompute in this browser" }).click();
  await expect(page.getByText(/\d+ of \d+ figures differ/)).toBeVisible();
  const table = page.getByRole("table", { name: /Published and recomputed/ });
  const passed = table.getByRole("row").filter({ hasText: "Passed tasks" });
  await expect(passed).toContainText(String(imported.fair.passed));
  await expect(passed).toContainText(`differs: ${imported.fair.passed + 1}`);
});

test("the button says what it could not download", async ({ page, imported }) => {
  await page.route("**/results.jsonl", (route) => route.fulfill({ status: 503, body: "" }));
  await page.goto(`/runs/${imported.fair.runId}`);
  await page.getByRole("button", { name: "Recompute in this browser" }).click();
  await expect(
    page.getByText(/Nothing was recomputed: .*results\.jsonl answered 503/),
  ).toBeVisible();
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("there is the command, and no button that would do nothing", async ({ page, imported }) => {
    await page.goto(`/runs/${imported.fair.runId}`);
    await expect(page.getByLabel("How to recompute")).toContainText(imported.fair.runId);
    await expect(page.getByRole("button", { name: "Recompute" })).toHaveCount(0);
    // Those that there are send a form.
    await expect(page.locator("button:not([type=submit])")).toHaveCount(0);
  });
});
