import type { APIRequestContext } from "@playwright/test";
import { boardSchema } from "../lib/contracts/board";
import { modelDetailSchema } from "../lib/contracts/model";
import { flakySlug } from "./fixtures/flaky-model";
import { interval, percent } from "./support/board-page";
import { inventedSuite } from "./support/imported";
import { expect, test } from "./support/test";

test.use({ javaScriptEnabled: false });

async function readTitle(request: APIRequestContext): Promise<string> {
  const answer = await request.get(`/api/v1/boards/${inventedSuite}`);
  return boardSchema.parse(await answer.json()).suite.title;
}

test("a model's page states rank, rate, count and interval, and leads to its record", async ({
  page,
  request,
  imported: { fair },
}) => {
  const title = await readTitle(request);
  await page.goto("/models");
  await page.getByRole("link", { name: fair.model, exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    `${fair.model} ranks 1–3 of 3 on ${title}.`,
  );
  const standing = page
    .getByRole("table", { name: "Current standing on each board" })
    .getByRole("row")
    .filter({ has: page.getByRole("link", { name: title }) });
  await expect(standing).toContainText(percent(fair.passRate));
  await expect(standing).toContainText(`${fair.passed}/${fair.tasks}`);
  await expect(standing).toContainText(interval(fair.interval));
  await expect(standing).toContainText("rank 1–3 of 3, not told apart from 2");
  await expect(standing.locator("svg")).toBeVisible();
  const records = page.getByRole("table", { name: `Records on ${title}, oldest first` });
  await expect(records).toContainText("stands");
  await records.getByRole("link", { name: /^Record \d+$/ }).click();
  await expect(page).toHaveURL(/\/records\/\d+$/);
});

test("slices of six tasks are counted and called too few", async ({
  page,
  request,
  imported: { fair },
}) => {
  await page.goto(`/models/${fair.model}`);
  const slices = page.getByRole("table", { name: `Slices of ${await readTitle(request)}` });
  await expect(slices.getByRole("row").nth(1)).toContainText("too few tasks to rate");
});

test("everything that the page offers to download is there", async ({
  page,
  request,
  imported: { fair },
}) => {
  await page.goto(`/models/${fair.model}`);
  const links = page.locator('main a[href^="/api/"]');
  const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute("href")));
  expect(addresses.filter((address) => address?.includes("format=csv"))).not.toEqual([]);
  for (const address of addresses) {
    expect((await request.get(address ?? "")).status(), String(address)).toBe(200);
  }
});

test("what a description states is shown, in page and API, and what it leaves out is named", async ({
  page,
  request,
}) => {
  const answer = await request.get(`/api/v1/models/${flakySlug}`);
  const { model, undisclosed } = modelDetailSchema.parse(await answer.json());
  expect(model.describedAt).not.toBeNull();
  await page.goto(`/models/${flakySlug}`);
  await expect(page.getByText("Described")).toBeVisible();
  await expect(page.getByText(/^Not disclosed:/)).toHaveCount(undisclosed.length > 0 ? 1 : 0);
});

test("a baseline is never called a model", async ({ page }) => {
  await page.goto("/models");
  await page
    .getByRole("heading", { name: "Synthetic baselines" })
    .locator("..")
    .getByRole("link")
    .first()
    .click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    /is a synthetic baseline, not a model\.$/,
  );
});

test("our own suite's card is on its board and unfolds; a suite without one says so", async ({
  page,
}) => {
  await page.goto("/boards/weekly");
  await expect(page.getByRole("heading", { name: "What it measures" })).toBeVisible();
  await page.getByText("How its tasks were made, and what its numbers can’t say").click();
  await expect(page.getByText("50 tasks can’t carry it")).toBeVisible();
  await page.goto(`/boards/${inventedSuite}`);
  await expect(page.getByText("Nobody has described this suite yet.")).toBeVisible();
});
