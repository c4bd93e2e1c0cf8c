import { runSchema } from "../lib/contracts/run";
import { expect, test } from "./support/test";

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a run lists each flaky candidate with three verdicts, and leads to its trace", async ({
    page,
    request,
    imported,
  }) => {
    const { runId, repeats } = imported.flaky;
    const run = runSchema.parse(await (await request.get(`/api/v1/runs/${runId}`)).json());
    const differing = run.repeats?.candidates.filter((entry) => entry.difference !== null) ?? [];
    const [seeded] = repeats;
    expect(seeded).toMatchObject({ selectedBy: "seeded", repeated: 18 });
    expect(differing.length).toBeGreaterThan(0);
    expect(differing).toHaveLength(seeded?.flaky ?? 0);
    // Candidate 0 solves its task each time.
    expect(differing.filter((entry) => entry.candidateIndex === 0)).toEqual([]);

    await page.goto(`/runs/${runId}`);
    await expect(
      page.getByText(`${differing.length} of 18 candidates executed three times`),
    ).toBeVisible();
    const groups = page.getByRole("table", { name: /The graded execution and two more/ });
    await expect(groups.getByRole("row", { name: "drawn by seed" })).toContainText(
      `${differing.length}/18`,
    );
    const listed = page.getByRole("table", { name: /whose three executions differ/ });
    await expect(listed.getByRole("rowheader")).toHaveCount(differing.length);
    const first = differing[0];
    const row = listed.getByRole("row").filter({
      has: page.locator(`a[href="/traces/${first?.traceId}"]`),
    });
    const words = first?.executions.map(({ verdict }) => (verdict === "passed" ? "passed" : ""));
    for (const [index, word] of (words ?? []).entries()) {
      await expect(row.getByRole("cell").nth(index)).toContainText(word);
      await expect(row.getByRole("cell").nth(index)).toContainText("ms");
    }
    await row.getByRole("link").click();
    await expect(page).toHaveURL(`/traces/${first?.traceId}`);
    await expect(page.getByRole("region", { name: "Prompt of the task" })).toContainText("def ");
  });
});

test("tokens are summed and cost what the model's prices say", async ({ page, imported }) => {
  await page.goto(`/runs/${imported.flaky.runId}`);
  const tokens = page.getByRole("table", { name: /Failed answers are counted in/ });
  // Eighteen candidates of 100 and 50 tokens at 2.5 and 10 USD a million; six tasks solved.
  await expect(tokens.getByRole("row", { name: "Prompt" })).toContainText("1,800");
  await expect(tokens.getByRole("row", { name: "Together" })).toContainText("2,7000.0135 USD");
  await expect(tokens.getByRole("row", { name: "A solved task (6 tasks" })).toContainText(
    "4500.00225 USD",
  );
  await expect(page.getByText("At the prices of 2026-11-01")).toBeVisible();
});

test("a run says how often a time limit ended an execution, and that nothing is omitted", async ({
  page,
  imported,
}) => {
  await page.goto(`/runs/${imported.hostile.runId}`);
  await expect(page.getByText("A time limit ended 1 of 6 executions (16.7%).")).toBeVisible();
  await expect(page.getByText("Nothing is omitted: all 6 tasks of the suite count.")).toBeVisible();
  const times = page.getByRole("table", { name: /Time-outs are counted too/ });
  await expect(times.getByRole("row", { name: "CPU time" })).toContainText("6");
});

test("titles have figures: a run's its rate and count, a trace's its task and verdict", async ({
  page,
  imported,
}) => {
  await page.goto(`/runs/${imported.hostile.runId}`);
  await expect(page).toHaveTitle("invented-hostile on Invented: 16.7% of 6 tasks · Errorbar");
  await page.getByRole("link", { name: "Invented/3" }).click();
  await expect(page).toHaveTitle(
    "Invented/3 failed: used up its CPU time, invented-hostile · Errorbar",
  );
});
