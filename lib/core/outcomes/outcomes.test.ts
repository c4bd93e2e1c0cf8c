import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { compareByteOrder } from "../sampling/compare-byte-order";
import { tallyBases } from "../stats/tally-bases";
import { languages, taskCategories, tiers } from "../vocabulary";
import { maskTasks } from "./mask-tasks";
import { mayNameTasks } from "./may-name-tasks";
import type { MatrixModel, OutcomeMatrix } from "./outcome-matrix";
import { packCounts, unpackCounts } from "./pack-counts";
import { packOutcomes } from "./pack-outcomes";
import { packedOutcomesSchema } from "./packed-outcomes";
import { unpackOutcomes } from "./unpack-outcomes";

const orNull = <T>(values: readonly T[]) => fc.option(fc.constantFrom(...values), { nil: null });

function anyModel(tasks: number, slug: string): fc.Arbitrary<MatrixModel> {
  const perTask = <T>(one: fc.Arbitrary<T>) =>
    fc.array(one, { minLength: tasks, maxLength: tasks });
  const counts = fc
    .tuple(fc.nat(2000), fc.nat(2000), fc.nat(2000))
    .map(([passes, failures, unscored]) => ({ passes, failures, unscored }));
  const single = fc.nat(2).map((end) => ({
    passes: Number(end === 1),
    failures: Number(end === 0),
    unscored: Number(end === 2),
  }));
  return fc
    .record({
      name: fc.string(),
      recordId: fc.nat(),
      ranked: fc.boolean(),
      sequentialAttempts: fc.option(fc.integer({ min: 1, max: 9 }), { nil: null }),
      outcomes: fc.oneof(perTask(counts), perTask(single)),
      first: fc.option(perTask(fc.nat(1)), { nil: null }),
      excluded: perTask(fc.nat(1)),
    })
    .map(({ outcomes, first, excluded, ...model }) => ({
      ...model,
      slug,
      runId: `run-${slug}`,
      candidates: Uint16Array.from(outcomes, (one) => one.passes + one.failures + one.unscored),
      passes: Uint16Array.from(outcomes, ({ passes }) => passes),
      first: first && Uint8Array.from(first),
      unscored: Uint16Array.from(outcomes, ({ unscored }) => unscored),
      excluded: Uint8Array.from(excluded),
    }));
}

const anyMatrix: fc.Arbitrary<OutcomeMatrix> = fc
  .uniqueArray(fc.string({ unit: "binary" }), { maxLength: 40 })
  .chain((ids) =>
    fc.record({
      tasks: fc.tuple(
        ...ids.sort(compareByteOrder).map((taskId) =>
          fc.record({
            taskId: fc.constant(taskId),
            baseId: fc.constantFrom(taskId, "a base", "another"),
            category: orNull(taskCategories),
            tier: orNull(tiers),
            language: orNull(languages),
          }),
        ),
      ),
      models: fc.tuple(...["a", "b", "c"].map((slug) => anyModel(ids.length, slug))),
    }),
  );

describe("a packed matrix", () => {
  test("holds every outcome of every model, through JSON and its schema", () => {
    fc.assert(
      fc.property(anyMatrix, (matrix) => {
        const sent = JSON.parse(JSON.stringify(packOutcomes(matrix)));
        expect(unpackOutcomes(packedOutcomesSchema.parse(sent))).toEqual(matrix);
      }),
    );
  });

  test("takes one bit for a task and a model of one candidate each", () => {
    // 0 1 1 0 0 0 0 0 | 1: the lowest bit is the first task.
    expect(packCounts([0, 1, 1, 0, 0, 0, 0, 0, 1])).toEqual({ bits: 1, data: "BgE=" });
    expect(packCounts([5, 5, 5])).toEqual({ every: 5 });
    const passes = Array.from({ length: 400 }, (_, task) => Number(task % 3 === 0));
    const packed = packCounts(passes);
    expect("data" in packed && packed.data.length).toBe(68);
  });

  test("is base64 as the platform reads it", () => {
    fc.assert(
      fc.property(fc.array(fc.nat(65_535), { minLength: 1 }), (counts) => {
        const packed = packCounts(counts);
        expect([...unpackCounts(packed, counts.length)]).toEqual(counts);
        if ("every" in packed) return;
        const { bits, data } = packed;
        const read = Buffer.from(data, "base64");
        expect(read.toString("base64")).toBe(data);
        const bitAt = (place: number) => ((read[place >> 3] ?? 0) >> (place & 7)) & 1;
        const count = Array.from({ length: bits }, (_, bit) => bitAt(bit) << bit);
        expect(count.reduce((sum, part) => sum + part, 0)).toBe(counts[0]);
      }),
    );
  });

  test("of another number of tasks, or that contradicts itself, is refused", () => {
    expect(() => unpackCounts({ bits: 1, data: "BgE=" }, 30)).toThrow(/30 tasks/);
    expect(() => unpackCounts({ bits: 1, data: "B*E=" }, 9)).toThrow(/base64/);
    expect(() => packCounts([65_536])).toThrow(/65535/);
    const tasks = {
      ids: ["b", "a"],
      bases: null,
      categories: { values: [], codes: { every: 0 } },
      tiers: { values: [], codes: { every: 0 } },
      languages: { values: [], codes: { every: 1 } },
    };
    expect(() => unpackOutcomes({ tasks, models: [] })).toThrow(/lacks one of its values/);
  });
});

describe("the names of tasks", () => {
  test("are published unless they are those of a pool that isn't public", () => {
    expect(mayNameTasks({ id: "humaneval", exposed: true })).toBe(true);
    expect(mayNameTasks({ id: "mine", exposed: false })).toBe(true);
    expect(mayNameTasks({ id: "weekly", exposed: true })).toBe(true);
    expect(mayNameTasks({ id: "weekly", exposed: false })).toBe(false);
  });

  test("are masked without moving a base problem in the order of drawing", () => {
    fc.assert(
      fc.property(anyMatrix, ({ tasks }) => {
        const masked = maskTasks(tasks);
        const sizes = (all: typeof tasks) =>
          tallyBases(all.map(({ baseId }) => ({ baseId, value: 1 }))).map((base) => base.tasks);
        expect(sizes(masked)).toEqual(sizes(tasks));
        const ids = masked.map(({ taskId }) => taskId);
        expect(ids).toEqual([...ids].sort(compareByteOrder));
        expect(JSON.stringify(masked)).not.toContain("another");
      }),
    );
  });
});
