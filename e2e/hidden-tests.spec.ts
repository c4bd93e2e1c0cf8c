import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { problems } from "./fixtures/invented-problems";
import { crawlApi } from "./support/crawl-api";
import { findCanaries } from "./support/find-canaries";
import { inventedSuite } from "./support/imported";
import { openAsWeb } from "./support/open-as-web";
import { listPages } from "./support/page-addresses";
import { home } from "./support/site";
import { expect, test } from "./support/test";

function listLeaks(texts: Iterable<[string, string]>): string[] {
  return Array.from(texts).flatMap(([where, text]) =>
    findCanaries(text).map((canary) => `${canary} in ${where}`),
  );
}

test("each planted mark would be found where it was planted", () => {
  const planted = JSON.stringify(problems).replace('"canary", "Expected", ', "");
  expect(findCanaries(planted)).toHaveLength(9);
});

test("no answer of the API holds a hidden test or a reference solution", async ({ request }) => {
  const texts = await crawlApi(request, inventedSuite);
  // Three runs with five addresses, eighteen traces, six tasks, and what lies around them.
  expect(texts.size).toBeGreaterThan(45);
  expect(listLeaks(texts)).toEqual([]);
});

test("no page holds one, neither as HTML nor as data for its scripts", async ({ request }) => {
  const texts = new Map<string, string>();
  for (const address of await listPages(request, inventedSuite)) {
    const page = await request.get(address);
    const data = await request.get(address, { headers: { RSC: "1" } });
    expect([page.status(), data.status()], address).toEqual([200, 200]);
    texts.set(address, await page.text());
    texts.set(`${address} (data)`, await data.text());
  }
  expect(listLeaks(texts)).toEqual([]);
});

test("no stored object holds one", () => {
  const root = join(home, "objects");
  const files = readdirSync(root, { recursive: true, encoding: "utf8" }).filter((name) =>
    name.endsWith(".gz"),
  );
  // At least a trace and a completion for each of the hostile model's candidates.
  expect(files.length).toBeGreaterThan(12);
  const texts = files.map((name): [string, string] => [
    name,
    gunzipSync(readFileSync(join(root, name))).toString("utf8"),
  ]);
  expect(listLeaks(texts)).toEqual([]);
});

test("no row that the site can read holds one, and the private schema is closed to it", async () => {
  const sql = openAsWeb();
  try {
    const tables = await sql<{ name: string }[]>`
      select format('%I.%I', schemaname, tablename) as name
      from pg_tables where schemaname not in ('pg_catalog', 'information_schema')
        and case when has_schema_privilege(schemaname, 'usage')
          then has_table_privilege(format('%I.%I', schemaname, tablename), 'select') end`;
    const texts: [string, string][] = [];
    for (const { name } of tables) {
      const rows = await sql.unsafe<{ text: string }[]>(`select t::text as text from ${name} t`);
      texts.push([name, rows.map((row) => row.text).join("\n")]);
    }
    expect(texts.map(([name]) => name)).toContain("public.tasks");
    expect(texts.filter(([name]) => !name.startsWith("public."))).toEqual([]);
    expect(listLeaks(texts)).toEqual([]);
    const secrets = sql`select * from private.task_secrets`.execute();
    await expect(secrets).rejects.toThrow("permission denied for schema private");
  } finally {
    await sql.end();
  }
});
