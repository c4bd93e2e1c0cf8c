import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, test } from "vitest";
import { type Comparison, comparisonSchema } from "../contracts/comparison";
import { fewestTasksForRate } from "../core/stats/fewest-tasks-for-rate";
import { describeWithSharedFile } from "../test-support/describe-with-shared-file";
import { sharedPath } from "../test-support/shared-data";
import { getBoard } from "./get-board";
import { getComparison } from "./get-comparison";
import { parseDesignedBoard } from "./test-support/parse-designed-board";
import { parseDesignedComparison } from "./test-support/parse-designed-comparison";
import { publishDesignedBoard } from "./test-support/publish-designed-board";
import { withSite } from "./test-support/with-site";

/** Three standard errors between two such draws: 1,000 replicates of a difference that varies by 1.7 points. */
const drawTolerance = 0.006;

/** Of the same pair by Python's fractions: 123 of the 276 pairs have smaller p-values, so p × 153. */
const holmOfFractions = 0.0025877834167568007;

describeWithSharedFile("the comparison of the design study", "design/compare.html", (file) => {
  const designed = parseDesignedComparison(readFileSync(file, "utf8"));
  const rows = parseDesignedBoard(readFileSync(sharedPath("design/board.html"), "utf8")).rows;
  let slugs: string[] = [];
  let comparison: Comparison;
  withSite(async (publisher) => {
    const archive = sharedPath("data/agent-psychometrics/swebench_verified_responses.jsonl.gz");
    slugs = await publishDesignedBoard(publisher, rows, archive);
  });
  beforeAll(async () => {
    const [a = "", b = ""] = designed.names.map((name) => findSlug(name));
    comparison = await compare(a, b);
  });

  function findSlug(name: string): string {
    return slugs[rows.findIndex((row) => row.name === name)] ?? `no ${name}`;
  }

  async function compare(a: string, b: string): Promise<Comparison> {
    const answer = await getComparison({ suite: "designed", a, b });
    expect(answer?.kind).toBe("compared");
    return comparisonSchema.parse(answer?.kind === "compared" ? answer.comparison : null);
  }

  test("difference, discordant tasks, test and correction are those that it printed", () => {
    const { paired } = comparison;
    expect(paired?.difference).toBeCloseTo(designed.difference, 10);
    const { onlyA, onlyB, both, neither, p, pHolm, pairs, method } = paired?.test ?? {};
    expect({ onlyA, onlyB, both, neither }).toEqual(designed.counts);
    expect(p?.toExponential(1)).toBe(Number(designed.p).toExponential(1));
    // The study multiplied by all pairs; Holm multiplies by those that are left at its rank.
    expect(((p ?? 1) * (pairs ?? 1)).toPrecision(2)).toBe(designed.pHolm);
    expect(pHolm).toBeCloseTo(holmOfFractions, 15);
    expect(pairs).toBe(designed.pairs);
    expect(method).toBe("exact McNemar");
    expect(paired).toMatchObject({ verdict: "separated", leader: comparison.a.model.slug });
    for (const [index, bound] of designed.interval.entries()) {
      const own = index === 0 ? paired?.interval.low : paired?.interval.high;
      expect(Math.abs((own ?? 1) - bound)).toBeLessThan(drawTolerance);
    }
  });

  test("each repository has its counts, and only the large ones have figures", () => {
    expect(designed.slices).toHaveLength(12);
    const own = comparison.slices.map((slice): [string, number, number | null, number | null] => [
      slice.value.split("/")[0] ?? "",
      slice.tasks,
      slice.passedA,
      slice.passedB,
    ]);
    const bySize = (a: readonly [string, number, ...unknown[]], b: typeof a) =>
      b[1] - a[1] || (a[0] < b[0] ? -1 : 1);
    expect(own.sort(bySize)).toEqual(designed.slices.toSorted(bySize));
    for (const { tasks, difference, interval, p, pAdjusted, verdict } of comparison.slices) {
      const figures = [difference, interval, p, pAdjusted, verdict];
      const isCompared = tasks >= fewestTasksForRate;
      expect(figures.every((figure) => (figure !== null) === isCompared)).toBe(true);
    }
  });

  test("the lists begin with the tasks that it names, and every task stands once", () => {
    const short = ({ taskId }: { taskId: string }) => taskId.split("__")[1];
    expect(comparison.onlyA.map(short).slice(0, designed.onlyA.length)).toEqual(designed.onlyA);
    expect(comparison.onlyB.map(short).slice(0, designed.onlyB.length)).toEqual(designed.onlyB);
    const ids = comparison.tasks.map(({ taskId }) => taskId);
    expect(new Set(ids).size).toBe(ids.length);
    const { both, onlyA, onlyB, neither } = designed.counts;
    expect(ids).toHaveLength(both + onlyA + onlyB + neither);
  });

  describe("turned round", () => {
    test("it says the same of the other side", async () => {
      const { a, b } = comparison;
      const turned = await compare(b.model.slug, a.model.slug);
      expect(turned.paired?.difference).toBeCloseTo(-(comparison.paired?.difference ?? 0), 12);
      expect(turned.paired?.interval.low).toBeCloseTo(-(comparison.paired?.interval.high ?? 0), 12);
      expect(turned.paired?.test.p).toBe(comparison.paired?.test.p);
      expect(turned.paired?.test.pHolm).toBe(comparison.paired?.test.pHolm);
      expect(turned.paired?.leader).toBe(comparison.paired?.leader);
      expect(turned.onlyA.map(({ taskId }) => taskId)).toEqual(
        comparison.onlyB.map(({ taskId }) => taskId),
      );
    });
  });

  test("every neighbour of the board has the verdict that the board gives it", async () => {
    const board = await getBoard({ suite: "designed" });
    for (const { model, next } of board?.rows ?? []) {
      if (next === null) continue;
      const { paired } = await compare(model.slug, next.slug);
      expect({ verdict: paired?.verdict, p: paired?.test.p, pHolm: paired?.test.pHolm }).toEqual({
        verdict: next.verdict,
        p: next.p,
        pHolm: next.pHolm,
      });
      expect([paired?.test.onlyA, paired?.test.onlyB]).toEqual([next.onlyThis, next.onlyNext]);
    }
  });
});
