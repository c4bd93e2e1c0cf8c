import { createHash } from "node:crypto";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { DomainError } from "../errors";
import { type PoolTask, selectTasks } from "./select-tasks";
import { taskSetDigest } from "./task-set-digest";

const digest = (text: string) => createHash("sha256").update(text, "utf8").digest("hex");
const cells = ["t1/bug-fixing/python", "t2/refactoring/java"] as const;
const pools = fc
  .uniqueArray(fc.tuple(fc.string({ minLength: 1 }), fc.constantFrom(...cells)), {
    selector: ([id]) => id,
    maxLength: 30,
  })
  .map((pairs) => pairs.map(([id, cell]): PoolTask => ({ id, cell })));

/** Half of what each cell holds. */
function needOf(pool: readonly PoolTask[]): Map<string, number> {
  const held = Map.groupBy(pool, (task) => task.cell);
  return new Map([...held].map(([cell, tasks]) => [cell, Math.ceil(tasks.length / 2)]));
}

describe("selectTasks", () => {
  test("the platform's own digests give the same draw", () => {
    fc.assert(
      fc.property(pools, (pool) => {
        for (const [cell, ids] of selectTasks(pool, needOf(pool), "2026-W48")) {
          const ranked = pool
            .filter((task) => task.cell === cell)
            .map(({ id }) => [digest(`cgb/v1/sample/2026-W48/${id}`), id] as const)
            .sort(([a], [b]) => (a < b ? -1 : 1));
          expect(ids).toEqual(ranked.slice(0, ids.length).map(([, id]) => id));
        }
      }),
    );
  });

  test("the order of the pool is of no account", () => {
    fc.assert(
      fc.property(pools, (pool) => {
        const need = needOf(pool);
        expect(selectTasks(pool.toReversed(), need, "2026-W48")).toEqual(
          selectTasks(pool, need, "2026-W48"),
        );
      }),
    );
  });

  test("a task added to one cell changes nothing in another, and in its own displaces at most one", () => {
    fc.assert(
      fc.property(pools, fc.uuid(), (pool, id) => {
        const need = needOf(pool);
        const before = selectTasks(pool, need, "2026-W48");
        const after = selectTasks([...pool, { id, cell: cells[0] }], need, "2026-W48");
        expect(after.get(cells[1])).toEqual(before.get(cells[1]));
        const kept = new Set(after.get(cells[0]));
        const lost = (before.get(cells[0]) ?? []).filter((other) => !kept.has(other));
        expect(lost.length).toBe(kept.has(id) ? Math.min(1, need.get(cells[0]) ?? 0) : 0);
      }),
    );
  });

  test("asking for more keeps what was drawn for less", () => {
    fc.assert(
      fc.property(pools, (pool) => {
        const all = new Map(
          [...Map.groupBy(pool, (task) => task.cell)].map(([cell, tasks]) => [cell, tasks.length]),
        );
        const more = selectTasks(pool, all, "2026-W48");
        for (const [cell, ids] of selectTasks(pool, needOf(pool), "2026-W48")) {
          expect(more.get(cell)?.slice(0, ids.length)).toEqual(ids);
        }
      }),
    );
  });

  test("another week draws other tasks", () => {
    const pool = Array.from({ length: 100 }, (_, i) => ({ id: `task-${i}`, cell: "one" }));
    const need = new Map([["one", 10]]);
    expect(selectTasks(pool, need, "2026-W49")).not.toEqual(selectTasks(pool, need, "2026-W48"));
  });

  test("a cell that is too small, one that is not there and an id given twice are refused", () => {
    const pool = [{ id: "a", cell: "one" }];
    expect(() => selectTasks(pool, new Map([["one", 2]]), "c")).toThrow(DomainError);
    expect(() => selectTasks(pool, new Map([["two", 1]]), "c")).toThrow(DomainError);
    expect(() => selectTasks([...pool, ...pool], new Map([["one", 1]]), "c")).toThrow(DomainError);
    expect(() => selectTasks(pool, new Map([["one", 0.5]]), "c")).toThrow(DomainError);
    expect(selectTasks(pool, new Map([["two", 0]]), "c")).toEqual(new Map([["two", []]]));
  });
});

describe("taskSetDigest", () => {
  test("ids are joined in byte order by line feeds, whatever order they come in", () => {
    const expected = digest("a\nb\n\uffee\n😀");
    expect(taskSetDigest(["😀", "b", "\uffee", "a"])).toBe(expected);
    expect(taskSetDigest(["a", "b", "\uffee", "😀"])).toBe(expected);
  });

  test("a set of none has the digest of nothing", () => {
    expect(taskSetDigest([])).toBe(digest(""));
  });
});
