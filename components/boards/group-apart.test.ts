import { describe, expect, test } from "vitest";
import type { UnrankedRow } from "../../lib/contracts/board";
import { groupApart } from "./group-apart";

type Differs = UnrankedRow["differs"];

function row(slug: string, reason: UnrankedRow["reason"], differs: Differs = []): UnrankedRow {
  const model = { slug, name: slug, provider: null, revision: null, synthetic: false };
  // No other field says to which group a row belongs.
  return { model, reason, differs } as unknown as UnrankedRow;
}

const cpu = { field: "execution.limits.cpuMsPerTest", here: 3_000, there: 2_000 };
const longer = { ...cpu, here: 6_000 };
const warm = { field: "generation.temperature", here: "0.8", there: "0.2" };

const groups = (rows: UnrankedRow[]) =>
  groupApart(rows).map(({ words, rows: members }) => [
    words,
    members.map(({ model }) => model.slug).join(" "),
  ]);

describe("what stands apart", () => {
  test("is read by the fields and values of its protocol, the larger group first", () => {
    const rows = [
      row("a", "other-protocol", [longer]),
      row("b", "other-protocol", [warm, cpu]),
      row("c", "other-protocol", [cpu]),
      row("d", "other-protocol", [cpu, warm]),
    ];
    expect(groups(rows)).toEqual([
      [
        "Another protocol: temperature 0.8 instead of 0.2; CPU time per test 3 s instead of 2 s",
        "b d",
      ],
      ["Another protocol: CPU time per test 3 s instead of 2 s", "c"],
      ["Another protocol: CPU time per test 6 s instead of 2 s", "a"],
    ]);
  });

  test("has other protocols before what has no rate, and baselines last, each with its own", () => {
    const rows = [
      row("base", "synthetic-baseline"),
      row("slow", "other-protocol", [cpu]),
      row("few", "too-few-candidates"),
      row("open", "incomplete"),
      row("ajar", "incomplete"),
    ];
    expect(groups(rows).map(([, slugs]) => slugs)).toEqual(["slow", "few", "open ajar", "base"]);
    expect(groups(rows)[2]?.[0]).toMatch(/^Incomplete: bounds alone/);
  });

  test("keeps the order of its groups in whatever order their rows come", () => {
    const rows = [
      row("a", "other-protocol", [cpu]),
      row("b", "other-protocol", [longer]),
      row("c", "other-protocol", [warm]),
    ];
    expect(groups([...rows].reverse())).toEqual(groups(rows));
  });

  test("numbers groups that differ in digests, which nobody could tell apart by their words", () => {
    const image = (here: string) => ({ field: "execution.environmentSha256", here, there: "00" });
    const rows = [
      row("a", "other-protocol", [image("01")]),
      row("b", "other-protocol", [image("02")]),
      row("c", "other-protocol", [image("01")]),
    ];
    expect(groups(rows)).toEqual([
      ["Another protocol: another runtime image (1 of 2)", "a c"],
      ["Another protocol: another runtime image (2 of 2)", "b"],
    ]);
  });

  test("is nothing where everything is ranked", () => {
    expect(groupApart([])).toEqual([]);
  });
});
