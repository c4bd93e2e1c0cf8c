import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { parquetReadObjects } from "hyparquet";
import { expect, test } from "vitest";
import { z } from "zod";
import { boardRowSchema } from "../../../lib/contracts/board";
import { boardTableRowSchema } from "../../../lib/contracts/board-table";
import { describeColumns, toCells } from "./describe-columns";
import { formatParquet, writeParquet } from "./format-parquet";

const row = z.object({
  slug: z.string(),
  provider: z.string().nullable(),
  share: z.number().nullable(),
  open: z.boolean().nullable(),
  tier: z.literal([1, 2, 3]).nullable(),
  passed: z.number().int().nullable(),
  rate: z.number(),
  ranked: z.boolean(),
  range: z.tuple([z.number().int(), z.number().int()]),
  interval: z.object({ low: z.number(), flags: z.array(z.string()) }).nullable(),
  classes: z.record(z.string(), z.number()),
});
const full = {
  slug: "=a",
  provider: "b",
  share: 0.5,
  open: false,
  tier: 2,
  passed: 3,
  rate: 0.75,
  ranked: true,
  range: [1, 4],
  interval: { low: 0.5, flags: ["small"] },
  classes: { syntax: 1 },
};
const bare = {
  ...full,
  provider: null,
  share: null,
  open: null,
  tier: null,
  passed: null,
  interval: null,
};

test("a row's fields become columns, those of its fields too", () => {
  expect(describeColumns(row).map(({ name, kind }) => `${name} ${kind}`)).toEqual([
    "slug text",
    "provider text",
    "share number",
    "open boolean",
    "tier integer",
    "passed integer",
    "rate number",
    "ranked boolean",
    "range_low integer",
    "range_high integer",
    "interval_low number",
    "interval_flags json",
    "classes json",
  ]);
});

test("a board's table keeps the columns of its ranked rows first, of the same kinds", () => {
  const ranked = describeColumns(boardRowSchema);
  const all = describeColumns(boardTableRowSchema);
  expect(all.slice(0, ranked.length)).toEqual(ranked);
  expect(all.slice(ranked.length).map(({ name, kind }) => `${name} ${kind}`)).toEqual([
    ...["ranked boolean", "reason text", "differs json", "unscored integer"],
    ...["bounds_low number", "bounds_high number", "metric text", "details json"],
  ]);
});

test("a Parquet file has the cells as they are, with nulls, and its columns even without rows", async () => {
  const columns = describeColumns(row);
  const read = async (rows: readonly object[]) => {
    const bytes = formatParquet(
      columns,
      rows.map((each) => toCells(columns, each)),
    );
    return parquetReadObjects({ file: bytes.buffer });
  };
  expect(await read([full, bare])).toEqual([
    {
      ...{ provider: "b", share: 0.5, open: false },
      ...{ slug: "=a", tier: 2n, passed: 3n, rate: 0.75, ranked: true, range_low: 1n },
      ...{ range_high: 4n, interval_low: 0.5, interval_flags: '["small"]' },
      classes: '{"syntax":1}',
    },
    expect.objectContaining({
      ...{ provider: null, share: null, open: null },
      tier: null,
      passed: null,
      interval_low: null,
      interval_flags: null,
    }),
  ]);
  expect(await read([])).toEqual([]);
});

test("a Parquet file that is written page by page has the rows of all pages in their order", async () => {
  const columns = describeColumns(row);
  const cells = [full, bare, full].map((each) => toCells(columns, each));
  const folder = await mkdtemp(join(tmpdir(), "errorbar-test-parquet-"));
  const write = async (name: string, pages: readonly (typeof cells)[]) => {
    const path = join(folder, name);
    await writeParquet(path, columns, Readable.from(pages));
    const bytes = new Uint8Array(await readFile(path));
    return parquetReadObjects({ file: bytes.buffer });
  };
  try {
    const whole = await parquetReadObjects({ file: formatParquet(columns, cells).buffer });
    expect(await write("three", [cells.slice(0, 2), [], cells.slice(2)])).toEqual(whole);
    expect(await write("none", [])).toEqual([]);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
