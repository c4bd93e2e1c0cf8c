import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { compareManifests } from "../protocol/compare-manifests";
import type { Manifest } from "../protocol/manifest";
import { changeManifest } from "../protocol/test-support/change-manifest";
import { statedManifest } from "../protocol/test-support/stated-manifest";
import type { ComparedThing } from "../vocabulary";
import { type MeasuredLimits, selectComparable } from "./select-comparable";

interface Named {
  name: string;
  manifest: Manifest | null;
}

function entry(name: string, changes: Record<string, unknown> = {}): Named {
  return { name, manifest: changeManifest(statedManifest, changes) };
}

const standard = statedManifest.execution?.limits ?? null;

function select(
  entries: readonly Named[],
  inForce: MeasuredLimits = standard,
  compared: ComparedThing = "model",
): string {
  return selectComparable(entries, { compared, inForce })
    .map(({ name }) => name)
    .join("");
}

const limit = (name: string, value: number) => ({ [`execution.limits.${name}`]: value });

describe("the largest group of which every two may be ranked together", () => {
  test("is all of them under one protocol, whatever their builds, and none of nothing", () => {
    expect(select([entry("a"), entry("b", { "generation.modelBuild": "build-2" })])).toBe("ab");
    expect(select([])).toBe("");
  });

  test.each(["cpuMsPerTest", "cpuMsTotal", "wallMsPerTest", "memoryBytes"])(
    "leaves another %s apart, also where it is less than a tenth away",
    (name) => {
      const near = (standard?.[name] ?? 0) + 1;
      expect(select([entry("a"), entry("b"), entry("c", limit(name, near))])).toBe("ab");
    },
  );

  test("leaves a warmer model apart: what warns gives no rank", () => {
    expect(select([entry("w", { "generation.temperature": "1" }), entry("a"), entry("b")])).toBe(
      "ab",
    );
  });

  test("leaves tries that ended with the first success apart", () => {
    const sequential = {
      "generation.design": "sequential",
      "generation.attempts": 3,
      "scoring.estimator": "sequential pass@j",
    };
    expect(select([entry("s", sequential), entry("a"), entry("b")])).toBe("ab");
  });

  test("takes whole systems with their harness and attempts", () => {
    const entries = [entry("a"), entry("b", { "generation.harness": "other 3" })];
    expect(select(entries, standard, "system")).toBe("ab");
    expect(select(entries, standard, "model")).toBe("a");
  });

  test("takes what is undisclosed along, but nothing that it leaves apart", () => {
    const silent = entry("u", { "generation.temperature": null });
    const warm = (name: string) => entry(name, { "generation.temperature": "1" });
    // u goes with both sides, and these don't go with each other.
    expect(select([silent, entry("a"), entry("b"), warm("c")])).toBe("uab");
    expect(select([silent, entry("a"), warm("b"), warm("c")])).toBe("ubc");
  });

  test("finds that three can go together two by two, and not all", () => {
    const [temperature, harness] = ["generation.temperature", "generation.harness"];
    const entries = [
      entry("a", { [temperature]: "0.1", [harness]: null }),
      entry("b", { [temperature]: null, [harness]: "x 1" }),
      entry("c", { [temperature]: "0.9", [harness]: null }),
      entry("d", { [temperature]: null, [harness]: "x 1" }),
    ];
    // Either a or c goes with both b and d.
    expect(["abd", "bcd"]).toContain(select(entries));
  });
});

describe("of equally large groups", () => {
  const [low, high] = [entry("l", limit("cpuMsPerTest", 100)), entry("h")];

  test("the one under the limits in force", () => {
    expect(select([low, high])).toBe("h");
    expect(select([low, high], { ...standard, cpuMsPerTest: 100 })).toBe("l");
  });

  test("where neither is, the one with the lowest limits", () => {
    expect(select([high, low], { ...standard, cpuMsPerTest: 5 })).toBe("l");
  });

  test("a larger one goes before, though the limits in force are another's", () => {
    expect(select([low, high, { ...high, name: "i" }], { ...standard, cpuMsPerTest: 100 })).toBe(
      "hi",
    );
  });
});

describe("an unknown manifest", () => {
  const unknown = (name: string) => ({ name, manifest: null });

  test("goes with unknown ones alone", () => {
    expect(select([unknown("x"), unknown("y")], null)).toBe("xy");
    expect(select([unknown("x"), unknown("y"), entry("a")])).toBe("xy");
    expect(select([unknown("x"), entry("a"), entry("b")])).toBe("ab");
  });
});

const changes = fc.record({
  "generation.temperature": fc.constantFrom(null, "0.2", "0.8"),
  "generation.harness": fc.constantFrom(null, "asker 1.4.2", "asker 2.0"),
  "execution.limits.cpuMsPerTest": fc.constantFrom(2_000, 2_100, 4_000),
});
const boards = fc
  .array(changes, { maxLength: 8 })
  .map((all) => all.map((change, index) => entry(String(index), change)));

describe("for any board", () => {
  const pairs = (group: readonly Named[]) =>
    group.flatMap((a, i) =>
      group.slice(i + 1).map((b) => [a.manifest as Manifest, b.manifest as Manifest] as const),
    );
  const isGroup = (group: readonly Named[]) =>
    pairs(group).every(([a, b]) => compareManifests(a, b, "model").isPaired);

  test("every two of the chosen may be ranked together, and no larger set has that", () => {
    fc.assert(
      fc.property(boards, (entries) => {
        const chosen = selectComparable(entries, { compared: "model", inForce: standard });
        expect(isGroup(chosen)).toBe(true);
        const sets = Array.from({ length: 2 ** entries.length }, (_, bits) =>
          entries.filter((_entry, index) => bits & (1 << index)),
        );
        const largest = Math.max(...sets.filter(isGroup).map((set) => set.length));
        expect(chosen).toHaveLength(largest);
      }),
      { numRuns: 60 },
    );
  });

  test("the order in which entries come decides nothing", () => {
    fc.assert(
      fc.property(boards, (entries) => {
        const names = (chosen: string) => [...chosen].sort().join("");
        expect(names(select([...entries].reverse()))).toBe(names(select(entries)));
      }),
    );
  });
});

test("200 runs that state one of many manifests are grouped exactly", () => {
  const stated = Array.from({ length: 200 }, (_, index) => [
    index % 3 === 0 ? null : String(index % 11),
    index % 5 === 0 ? null : String(index % 7),
    index % 2 === 0 ? null : `prompt ${index % 13}`,
  ]);
  const entries = stated.map(([temperature, topP, systemPrompt], index) =>
    entry(String(index), {
      "generation.temperature": temperature,
      "generation.topP": topP,
      "generation.systemPrompt": systemPrompt,
    }),
  );
  // A group has one value of each field at most, beside runs that don't state it. The search
  // takes a bounded number of steps, so one that is cut short shows here as a smaller group.
  const valuesOf = (at: number) => [...new Set(stated.map((own) => own[at]))];
  const sizes = valuesOf(0).flatMap((first) =>
    valuesOf(1).flatMap((second) =>
      valuesOf(2).map((third) => {
        const values = [first, second, third];
        return stated.filter((own) => own.every((v, at) => v === null || v === values[at])).length;
      }),
    ),
  );
  const chosen = selectComparable(entries, { compared: "model", inForce: standard });
  expect(chosen).toHaveLength(sizes.reduce((most, size) => Math.max(most, size)));
});
