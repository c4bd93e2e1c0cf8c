import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { rankedTable, rowOf, unrankedTable } from "./support/board-page";
import { listPublished } from "./support/crawl-api";
import { importAnswerSchema } from "./support/imported";
import { runErrorbar } from "./support/run-errorbar";
import { home } from "./support/site";
import { expect, test } from "./support/test";

test("once a real model is imported the baselines leave the ranks and stand apart", async ({
  page,
  request,
}) => {
  const { tasks } = await listPublished(request, "weekly");
  const file = join(home, "silent.jsonl");
  writeFileSync(
    file,
    tasks.map((task) => `${JSON.stringify({ task_id: task, completion: "" })}\n`).join(""),
  );
  const words = ["--suite", "weekly", "--model", "silent", "--register", "--file", file];
  const command = await runErrorbar("completions", "import", ...words);
  expect(command.exitCode, command.notes).toBe(0);
  const answer = importAnswerSchema.parse(command.document);
  expect(answer).toMatchObject({ passed: 0, tasks: tasks.length, unscored: 0 });
  expect(new Set(answer.verdicts.map((entry) => entry.failureClass))).toEqual(new Set(["format"]));

  await page.goto("/boards/weekly");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "One model is ranked; there is nothing to tell it apart from yet.",
  );
  await expect(rankedTable(page).getByRole("rowheader")).toHaveText(["silent"]);
  await expect(rowOf(rankedTable(page), "silent")).toContainText(`0/${tasks.length}`);
  await expect(page.getByRole("heading", { name: "Not ranked" })).toBeVisible();
  const apart = unrankedTable(page, /^Built-in baselines, never ranked/).getByRole("rowheader");
  await expect(apart).toHaveCount(3);
  await expect(apart.filter({ hasText: "synthetic" })).toHaveCount(3);
});
