import { errorBodySchema } from "../lib/contracts/error";
import { expect, test } from "./support/test";

const missingPages = [
  "/boards/none",
  "/boards/weekly?k=5000",
  "/models/none",
  "/models/%00",
  "/runs/none",
  "/runs/0000000000000000",
  "/traces/999999999",
  "/traces/none",
  "/traces/1e3",
  "/none",
  "/boards/%ff",
  "/boards/%00",
  "/runs/%00",
  "/runs/%",
  "/traces/%e2%82",
  "/%ff",
];

test("an address that names nothing answers 404", async ({ request }) => {
  for (const address of missingPages) {
    expect((await request.get(address)).status(), address).toBe(404);
  }
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("an address that names nothing says so and leads on", async ({ page }) => {
    for (const address of [
      ...missingPages,
      "/events/0",
      "/cycles/none",
      "/suites/none",
      "/records/0",
    ]) {
      expect((await page.goto(address))?.status(), address).toBe(404);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(
        "There is no such page or record.",
      );
      await expect(page.getByRole("link", { name: "the list of boards" })).toBeVisible();
      await expect(page.locator("html")).toHaveAttribute("lang", "en");
    }
  });

  test("a parameter that can't be is named", async ({ page }) => {
    for (const [address, words] of [
      ["/boards/weekly?k=abc", 'In it the parameter "k" must be a whole number from 1 to 10000.'],
      ["/boards/weekly?tier=1&tier=2", 'In it the parameter "tier" is given twice.'],
      ["/events?kind=party", 'In it the parameter "kind" must be one of'],
      ["/runs/none?page=-1", 'In it the parameter "page" must be a whole number'],
      ["/records?before=x", 'In it the parameter "before" must be the number of a row.'],
      ["/tasks/none?revision=%3Cb%3E", 'In it the parameter "revision" must be 1 to 100 letters'],
    ] as const) {
      expect((await page.goto(address))?.status(), address).toBe(400);
      expect((await page.request.head(address)).status(), address).toBe(400);
      await expect(page.getByRole("main")).toContainText(words);
    }
  });
});

test("nothing can be written to a page", async ({ request }) => {
  for (const address of ["/", "/boards/weekly", "/models", "/methodology", "/none"]) {
    const response = await request.post(address, { form: { text: "x".repeat(1_000) } });
    expect([response.status(), response.headers().allow], address).toEqual([
      405,
      "GET, HEAD, OPTIONS",
    ]);
  }
});

for (const address of ["/boards/none", "/runs/none", "/traces/999999999", "/none", "/boards/%ff"]) {
  test(`the page at ${address} says that there is nothing and leads on`, async ({ page }) => {
    await page.goto(address);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      "There is no such page or record.",
    );
    await page.getByRole("link", { name: "the list of boards" }).click();
    await expect(page).toHaveURL("/boards");
    await expect(page.getByRole("main").getByRole("listitem").first()).toBeVisible();
  });
}

test("escapes that mean something reach the page or answer that they name", async ({ request }) => {
  expect((await request.get("/boards/%77eekly")).status()).toBe(200);
  expect((await request.get("/api/v1/boards/%77eekly")).status()).toBe(200);
});

const refusals = [
  ["/api/v1/boards/none", 404, "not-found"],
  ["/api/v1/boards/weekly?k=0", 400, "bad-input"],
  ["/api/v1/boards/weekly?color=red", 400, "bad-input"],
  ["/api/v1/models/none", 404, "not-found"],
  ["/api/v1/models/none/history", 404, "not-found"],
  ["/api/v1/runs/none", 404, "not-found"],
  ["/api/v1/runs/none/manifest", 404, "not-found"],
  ["/api/v1/runs/none/results.jsonl", 404, "not-found"],
  ["/api/v1/runs/none/results.csv", 404, "not-found"],
  ["/api/v1/runs/none/traces.jsonl.gz", 404, "not-found"],
  ["/api/v1/traces/none", 404, "not-found"],
  ["/api/v1/traces/999999999", 404, "not-found"],
  ["/api/v1/tasks/none", 404, "not-found"],
  ["/api/v1/records?limit=0", 400, "bad-input"],
  ["/api/v1/none", 404, "not-found"],
  ["/api/v1", 404, "not-found"],
  ["/api/v1/boards/%ff", 404, "not-found"],
  ["/api/v1/runs/%ff/traces.jsonl.gz", 404, "not-found"],
  ["/api/v1/tasks/a/%ff", 404, "not-found"],
] as const;

test("every refusal of the API has the same form, and says what is wrong", async ({ request }) => {
  for (const [address, status, code] of refusals) {
    const response = await request.get(address);
    expect(response.status(), address).toBe(status);
    expect(response.headers()["content-type"], address).toContain("application/json");
    const { error } = errorBodySchema.parse(await response.json());
    expect(error.code, address).toBe(code);
    expect(error.message, address).not.toBe("");
  }
});
