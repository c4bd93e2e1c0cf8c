import { readFileSync } from "node:fs";
import { z } from "zod";
import { boardSchema } from "../lib/contracts/board";
import { rankedTable, rowOf } from "./support/board-page";
import { crawlApi } from "./support/crawl-api";
import { listPages } from "./support/page-addresses";
import { runErrorbar } from "./support/run-errorbar";
import { expect, test } from "./support/test";

const exportedSchema = z.object({
  tasks: z.array(z.object({ prompt: z.string(), reference: z.string() })),
});

/** The longest line of each task's reference solution that stands in no prompt of the suite. */
async function listReferenceLines(file: string): Promise<string[]> {
  const { document, notes } = await runErrorbar("suite", "export", "weekly", "--file", file);
  expect(document, notes).toMatchObject({ sameContent: true });
  const { tasks } = exportedSchema.parse(JSON.parse(readFileSync(file, "utf8")));
  // Translations show the program of the other language, and documentation that which it is about.
  const prompts = tasks.map(({ prompt }) => prompt).join("\n");
  return tasks.flatMap(({ reference }) => {
    const lines = reference.split("\n").map((line) => line.trim());
    const secret = lines.filter((line) => line.length > 20 && !prompts.includes(line));
    return secret.sort((a, b) => b.length - a.length).slice(0, 1);
  });
}

/** As text, as JSON holds it, and as HTML holds it. */
function listSpellings(line: string): string[] {
  const json = JSON.stringify(line).slice(1, -1);
  const html = line.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
  const quoted = html.replaceAll('"', "&quot;").replaceAll("'", "&#x27;");
  return [line, json, JSON.stringify(json).slice(1, -1), html, quoted];
}

test("the front page shows the baselines alone and says in words that they are synthetic", async ({
  page,
}) => {
  await page.goto("/boards/weekly");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "Only the 3 synthetic baselines are on this board: no real model yet.",
  );
  const table = rankedTable(page);
  await expect(table.getByRole("rowheader")).toHaveCount(3);
  for (const name of ["reference answers", "70% coin", "40% coin"]) {
    const row = rowOf(table, `Synthetic baseline: ${name}`);
    await expect(row.getByText("synthetic", { exact: true })).toBeVisible();
  }
  await expect(page.getByLabel("Import commands")).toContainText("completions import");
});

test("a baseline's run and traces say what it is and show none of its answers", async ({
  page,
}) => {
  await page.goto("/boards/weekly");
  await rankedTable(page)
    .getByRole("rowheader")
    .getByRole("link", { name: "reference answers" })
    .click();
  await expect(page.getByText("A synthetic baseline, not a model.")).toBeVisible();
  await expect(page.getByText("Completions and code of this run are withheld")).toBeVisible();
  await page
    .getByRole("table", { name: /linked to its trace/ })
    .getByRole("link")
    .last()
    .click();
  await expect(page.getByText("Not shown: a built-in baseline").first()).toBeVisible();
  await expect(page.getByRole("region", { name: "Code that was run" })).toHaveCount(0);
});

test("no reference solution of the pool is on a page, in an answer or in a download", async ({
  request,
}, testInfo) => {
  const lines = await listReferenceLines(testInfo.outputPath("weekly.json"));
  expect(lines.length).toBeGreaterThan(30);
  const spellings = lines.flatMap(listSpellings);
  const texts = await crawlApi(request, "weekly");
  for (const address of await listPages(request, "weekly")) {
    texts.set(address, await (await request.get(address)).text());
  }
  const board = boardSchema.parse(JSON.parse(texts.get("/api/v1/boards/weekly") ?? ""));
  expect(board.rows.filter((row) => row.model.synthetic)).toHaveLength(3);
  for (const [address, text] of texts) {
    expect(
      spellings.filter((spelling) => text.includes(spelling)),
      address,
    ).toEqual([]);
  }
});
