import { expect, test } from "@playwright/test";

test("the front page answers with a heading and without a script error", async ({ page }) => {
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(error.message));
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(errors).toEqual([]);
});

test("the process is up and its database is reachable and current", async ({ request }) => {
  const health = await request.get("/healthz");
  expect(health.ok()).toBe(true);
  const readiness = await request.get("/readyz");
  expect(await readiness.json()).toMatchObject({ status: "ready", schema: "current" });
});

test("what a monitoring system collects is plain text, with every group counted", async ({
  request,
}) => {
  const metrics = await request.get("/metrics");
  expect(metrics.headers()["content-type"]).toBe("text/plain; version=0.0.4; charset=utf-8");
  const counted = (await metrics.text()).match(/^errorbar_counted\{.*$/gm);
  expect(counted).toEqual(
    ["published", "candidates", "cycle", "pool", "queues"].map(
      (group) => `errorbar_counted{group="${group}"} 1`,
    ),
  );
});
