import { expect, test } from "vitest";
import { formatBibtex, formatCitation } from "./format-citation";

const cited = {
  title: "Weekly, 2026-W48",
  address: "https://board.example/boards/weekly/2026-W48",
  publishedAt: "2026-11-29T10:00:00.000Z",
  record: { id: 41, sha256: "9f31c2d4".repeat(8) },
};

test("a citation names the board, its address and the record that pins it", () => {
  expect(formatCitation(cited)).toBe(
    `Errorbar (2026). Weekly, 2026-W48. https://board.example/boards/weekly/2026-W48. Record 41, SHA-256 ${"9f31c2d4".repeat(8)}.`,
  );
  expect(formatBibtex(cited)).toEqual([
    "@misc{errorbar-boards-weekly-2026-W48-9f31c2d4,",
    "  author = {{Errorbar}},",
    "  title = {{Weekly, 2026-W48}},",
    "  year = {2026},",
    "  url = {https://board.example/boards/weekly/2026-W48},",
    `  note = {Record 41, SHA-256 ${"9f31c2d4".repeat(8)}},`,
    "}",
  ]);
});

test("a page without records is cited by its address alone", () => {
  const page = { ...cited, publishedAt: null, record: null };
  expect(formatCitation(page)).toBe(
    "Errorbar. Weekly, 2026-W48. https://board.example/boards/weekly/2026-W48.",
  );
  expect(formatBibtex(page)).toHaveLength(5);
});

test("a foreign name can't end a field or run a command", () => {
  const [, , title] = formatBibtex({ ...cited, title: "a}} \\input{x} 100% $b_1$ ~^" });
  expect(title).toBe(
    "  title = {{a\\}\\} \\textbackslash{}input\\{x\\} 100\\% \\$b\\_1\\$ \\textasciitilde{}\\textasciicircum{}}},",
  );
});

test("pairs that rest on the same record have keys of their own, whatever they are called", () => {
  const keyOf = (path: string) =>
    formatBibtex({ ...cited, address: `https://board.example${path}` })[0];
  expect(keyOf("/compare?suite=s&cycle=2026-W48&a=gpt-4.1&b=y")).toBe(
    "@misc{errorbar-compare:s:2026-W48:gpt-4.1:y-9f31c2d4,",
  );
  const long = "x".repeat(90);
  const keys = ["a=gpt-4.1&b=y", "a=gpt-4-1&b=y", "a=y&b=gpt-4.1", `a=${long}1`, `a=${long}2`].map(
    (pair) => keyOf(`/compare?suite=s&${pair}`),
  );
  expect(new Set(keys).size).toBe(keys.length);
  expect(keyOf(`/compare?a=${encodeURIComponent("{}%,\\\"~'#= ü")}&b=${long}`)).toMatch(
    /^@misc\{[\w.:-]{1,110},$/,
  );
});

test("a page that rests on no record says of which edition it is", () => {
  const page = { ...cited, publishedAt: null, record: null, edition: "Version 0.1.0" };
  expect(formatCitation(page)).toMatch(/\. Version 0\.1\.0\.$/);
  expect(formatBibtex(page)).toContain("  note = {Version 0.1.0},");
});
