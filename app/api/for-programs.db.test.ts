import { globSync } from "node:fs";
import { join } from "node:path";
import { parquetReadObjects } from "hyparquet";
import { describe, expect, test } from "vitest";
import { boardSchema } from "../../lib/contracts/board";
import { errorBodySchema } from "../../lib/contracts/error";
import { publishSampleBoard } from "../../lib/data/test-support/publish-sample-board";
import { withSite } from "../../lib/data/test-support/with-site";
import { callAddress, listRoutes } from "./test-support/call-address";

withSite(async (publisher) => {
  await publishSampleBoard(publisher);
});

const none = { level: 0, passRate: 0, low: 0, high: 0 };

const call = (route: string, parts: string[], query: Record<string, string> = {}) =>
  callAddress(route, parts, new URLSearchParams(query));
const board = "api/v1/boards/[suite]";

/** The pages' paths as folders are named; two traces side by side are chosen by parameters alone. */
function listPages(): string[] {
  return (
    globSync("**/page.tsx", { cwd: join(import.meta.dirname, "..") })
      .map((file) => `/${file.replace(/\/?page\.tsx$/, "")}`)
      // Two traces are no page without parameters, and the other only stands in the place of a refused address.
      .filter((path) => path !== "/compare/traces" && path !== "/refused")
  );
}

/** Tables of the sample, with the parts of their addresses. */
type Table = [string, string[], Record<string, string>?];

const tables: Table[] = [
  ["api/v1/boards", []],
  [board, ["sample"]],
  ["api/v1/boards/[suite]/[cycle]/outcomes", ["sample", "2026-W48"]],
  ["api/v1/compare", [], { suite: "sample", a: "alpha", b: "beta" }],
  ...["tasks", "slices", "models", "pairs"].flatMap((table): Table[] => [
    ["api/v1/compare", [], { suite: "sample", a: "alpha", b: "beta", table }],
  ]),
  ["api/v1/cycles", []],
  ["api/v1/events", []],
  ["api/v1/models", []],
  ["api/v1/models/[slug]", ["alpha"]],
  ["api/v1/models/[slug]/history", ["alpha"]],
  ["api/v1/records", []],
  ["api/v1/tasks/[...id]", ["sample/0"]],
];

describe("a table", () => {
  test.each(tables)("of %s is the same as CSV and as Parquet", async (route, parts, query = {}) => {
    const csv = await call(route, parts, { ...query, format: "csv" });
    const parquet = await call(route, parts, { ...query, format: "parquet" });
    expect([csv.status, parquet.status]).toEqual([200, 200]);
    expect(csv.headers.get("Content-Type")).toContain("text/csv");
    expect(csv.headers.get("Content-Disposition")).toMatch(/^attachment; filename="[\w.-]+\.csv"$/);
    const rows = await parquetReadObjects({ file: await parquet.arrayBuffer() });
    const [header = "", ...lines] = (await csv.text()).trimEnd().split("\r\n");
    expect(lines.length).toBe(rows.length);
    if (rows[0] !== undefined) expect(Object.keys(rows[0])).toEqual(header.split(","));
  });

  test("of a board names who stands apart, after the ranked ones, with the reason", async () => {
    const answer = boardSchema.parse(await (await call(board, ["sample"])).json());
    const parquet = await call(board, ["sample"], { format: "parquet" });
    const rows = await parquetReadObjects({ file: await parquet.arrayBuffer() });
    expect(rows.map((row) => [row.model_slug, row.ranked, row.reason])).toEqual([
      ...answer.rows.map(({ model }) => [model.slug, true, null]),
      ...answer.unranked.map(({ model, reason }) => [model.slug, false, reason]),
    ]);
    const [gamma, delta] = ["gamma", "delta"].map((slug) =>
      rows.find((row) => row.model_slug === slug),
    );
    expect(gamma).toMatchObject({ reason: "synthetic-baseline", rank: null, passed: 4n });
    // One of four candidates lacks its verdict, one passed.
    expect(delta).toMatchObject({ reason: "incomplete", passRate: null, unscored: 1n });
    expect([delta?.bounds_low, delta?.bounds_high]).toEqual([0.25, 0.5]);
  });

  test("has an ETag in every format, and is 304 for whoever has it", async () => {
    for (const format of ["json", "csv", "parquet"]) {
      const etag = (await call(board, ["sample"], { format })).headers.get("ETag") ?? "";
      const headers = { "If-None-Match": etag };
      const query = new URLSearchParams({ format });
      const again = await callAddress(board, ["sample"], query, { headers });
      expect(again.status).toBe(304);
    }
  });

  test("in another format is refused by the parameter's name", async () => {
    const refused = await call(board, ["sample"], { format: "xlsx" });
    expect(refused.status).toBe(400);
    expect(errorBodySchema.parse(await refused.json()).error.message).toBe(
      'the parameter "format" must be one of json, csv, parquet',
    );
  });
});

describe("the level of a board's intervals", () => {
  const at = async (query: Record<string, string>) =>
    boardSchema.parse(await (await call(board, ["sample"], query)).json()).rows;

  test("is 95% unless another is asked for, and moves bounds alone", async () => {
    const [stated, asked, low, high] = [
      await at({}),
      await at({ level: "0.95" }),
      await at({ level: "0.8" }),
      await at({ level: "0.99" }),
    ];
    expect(asked).toEqual(stated);
    const [of95 = none, of80 = none, of99 = none] = [stated, low, high].map((rows) => {
      const row = rows.find(({ model }) => model.slug === "alpha");
      return (
        row && { level: row.interval.level, passRate: row.passRate, ...row.interval.displayed }
      );
    });
    expect([of80.level, of95.level, of99.level]).toEqual([0.8, 0.95, 0.99]);
    expect([of80.passRate, of99.passRate]).toEqual([of95.passRate, of95.passRate]);
    // Wilson's interval of 3 in 4, from its formula.
    expect([of80.low, of80.high]).toEqual([expect.closeTo(0.4325, 4), expect.closeTo(0.9219, 4)]);
    expect([of99.low, of99.high]).toEqual([expect.closeTo(0.2181, 4), expect.closeTo(0.9699, 4)]);
    expect(of95.low).toBeLessThan(of80.low);
  });

  test("is one of those that its quantiles are spelled out for", async () => {
    const refused = await call(board, ["sample"], { level: "0.5" });
    expect(errorBodySchema.parse(await refused.json()).error.message).toBe(
      'the parameter "level" must be one of 0.8, 0.9, 0.95, 0.99',
    );
  });
});

test("every route refuses a parameter that it doesn't know, by its name", async () => {
  const asks = /^(?:api\/v1|badge|embed|preview)(?:\/|$)/;
  const routes = listRoutes().filter((route) => asks.test(route) && !route.includes("[...rest]"));
  for (const route of routes) {
    const response = await call(route, ["sample", "2026-W48"], { "no-such-parameter": "1" });
    const { error } = errorBodySchema.parse(await response.json());
    expect([route, response.status, error.message]).toEqual([
      ...[route, 400],
      expect.stringContaining('unknown parameter "no-such-parameter"'),
    ]);
  }
});

describe("outside the API", () => {
  test("a badge has board, cycle and interval, and none is made of an unknown model", async () => {
    const badge = await call("badge/[model]", ["alpha.svg"], { suite: "sample" });
    expect(badge.headers.get("Content-Type")).toBe("image/svg+xml; charset=utf-8");
    expect(badge.headers.get("Content-Security-Policy")).toBe("default-src 'none'");
    expect(await badge.text()).toMatch(/2026-W48.*\d+\.\d% \(\d+\.\d–\d+\.\d\)/);
    for (const name of ["nobody.svg", "alpha", "alpha.png"]) {
      expect((await call("badge/[model]", [name])).status).toBe(404);
    }
  });

  test.each([
    ["embed/boards/[suite]/[cycle]", ["sample", "2026-W48"]],
    ["embed/models/[slug]", ["alpha"]],
  ])("%s may be framed, runs nothing and opens links in the whole window", async (route, parts) => {
    const page = await call(route, parts);
    const policy = page.headers.get("Content-Security-Policy");
    expect(policy).toContain("frame-ancestors *");
    expect(policy).toContain("default-src 'none'");
    const html = await page.text();
    expect(html).toContain('<base target="_top">');
    expect(html).not.toMatch(/<script|style=/);
  });

  test("the sitemap's parts list pages, boards, models and tasks", async () => {
    const index = await (await call("sitemap.xml", [])).text();
    expect(index.match(/[\w-]+\.xml(?=<)/g)).toEqual([
      ...["pages.xml", "boards.xml", "models.xml", "tasks-sample.xml"],
    ]);
    const part = async (name: string) => (await call("sitemap/[part]", [name])).text();
    const boards = await part("boards.xml");
    for (const page of ["", "/mix", "/matrix"]) {
      expect(boards).toContain(`/boards/sample/2026-W48${page}</loc>`);
    }
    expect(await part("tasks-sample.xml")).toContain("/tasks/sample/0?suite=sample</loc>");
    expect((await call("sitemap/[part]", ["tasks-nothing.xml"])).status).toBe(404);
  });

  test("every page without a parameter is in the sitemap and known to language models", async () => {
    const pages = await (await call("sitemap/[part]", ["pages.xml"])).text();
    const guide = await (await call("llms.txt", [])).text();
    const open = listPages().filter((path) => !path.includes("["));
    expect(open).toContain("/methodology/laboratory");
    for (const path of open) {
      expect(pages, path).toContain(`${path}</loc>`);
      // The first page is a board, and every board is named.
      if (path !== "/" && path !== "/boards") expect(guide, path).toContain(`${path})`);
    }
  });

  test("the feed is an Atom feed: every element that RFC 4287 asks for, once", async () => {
    const feed = await (await call("feed.xml", [])).text();
    const [head = "", ...entries] = feed.split("<entry>");
    for (const element of ["id", "title", "updated"]) {
      for (const part of [head, ...entries]) {
        expect(part.split(`<${element}>`)).toHaveLength(2);
      }
    }
    expect(head).toContain('<feed xmlns="http://www.w3.org/2005/Atom">');
    expect(head).toContain("<author><name>");
    expect(head).toContain('<link rel="self" type="application/atom+xml"');
    const times = [...feed.matchAll(/<updated>([^<]*)</g)].map(([, time = ""]) => time);
    expect(times.every((time) => !Number.isNaN(Date.parse(time)))).toBe(true);
  });

  test.each([
    ["a board", "preview/boards/[suite]/[cycle]", ["sample", "2026-W48"]],
    ["the site", "preview", []],
  ])("a picture of %s is a PNG, drawn without the network", async (_, route, parts) => {
    const picture = await call(route, parts);
    expect(picture.headers.get("Content-Type")).toBe("image/png");
    const bytes = new Uint8Array(await picture.arrayBuffer());
    expect([...bytes.subarray(1, 4)]).toEqual([..."PNG"].map((letter) => letter.charCodeAt(0)));
  });
});
