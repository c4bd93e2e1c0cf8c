import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { sha256Hex } from "../../../lib/core/protocol/sha256-hex";
import { defaultLimits } from "../../../lib/core/suite/default-limits";
import { renderPrompt } from "../../importers/errorbar-pool/languages/prompt-template";
import { parseProblem } from "../../importers/errorbar-pool/parse-problem";
import type { BaseProblem } from "../../importers/errorbar-pool/read-base-problem";
import { seededRandom } from "../../importers/errorbar-pool/seeded-random";
import {
  type BubblewrapBackend,
  missingForSandbox,
  openBubblewrapBackend,
} from "../../sandbox/bubblewrap-backend";
import { sandboxTestHome } from "../../sandbox/test-support/sandbox-test-home";
import { openParser } from "../../syntax/open-parser";
import { findFaults } from "./find-faults";
import { makeGeneratedCases } from "./generated-cases";
import { gradeBlind } from "./grade-blind";

const reference = [
  "def at_most(value: int, limit: int) -> int:",
  "    if limit < 0:",
  '        raise ValueError("limit")',
  "    if value > limit:",
  "        return limit",
  "    return value",
  "",
].join("\n");
const solutions = {
  second: reference,
  tangled: reference,
  naive: null,
  planted: [],
  mutants: [],
  search: null,
};
/** A value, and one at most; no case has a limit of 0, so that a fault there shows on other inputs alone. */
const document = {
  id: "at-most",
  title: "At most",
  subject: "numeric-care",
  statement: ["Return `value`, or `limit` where `value` is larger."],
  signature: {
    name: "at_most",
    params: [
      { name: "value", type: "int" },
      { name: "limit", type: "int" },
    ],
    returns: "int",
  },
  examples: [{ case: "below" }],
  factors: { independentConditions: 1, solutionSpace: 1, edgeCases: 0 },
  errors: [{ when: "`limit` is negative" }],
  cases: [
    { name: "below", visibility: "public", args: [1, 2], expected: 1 },
    { name: "negative", visibility: "hidden", args: [1, -1], raises: true },
    ...Array.from({ length: 18 }, (_, at) => ({
      name: `value-${at}`,
      visibility: "hidden",
      args: [at, 9],
      expected: Math.min(at, 9),
    })),
  ],
};
const base: BaseProblem = {
  problem: parseProblem(JSON.stringify(document), "problem.json", () => []),
  generator: (_, seed) => {
    const random = seededRandom(seed);
    return [random.int(-3, 3), random.int(-1, 2)];
  },
  generatorText: "",
  sources: {
    python: { reference, ...solutions },
    javascript: { reference: "", ...solutions },
    java: { reference: "", ...solutions },
  },
  blind: null,
  scorings: null,
};
const missing = missingForSandbox();

describe.skipIf(missing.length > 0)("programs of a base problem in sandboxes", () => {
  let backend: BubblewrapBackend;
  const limits = { ...defaultLimits, cpuMsPerTest: 1_000 };
  beforeAll(async () => {
    backend = await openBubblewrapBackend({ home: sandboxTestHome, slots: 2 });
  });
  afterAll(() => backend?.close());

  const grade = (answer: string) =>
    gradeBlind({ backend, limits }, base, { language: "python", answer });

  test("a blind answer is graded on every case, and keeps the prompt that it answers", async () => {
    const answer =
      "I would write:\n```python\ndef at_most(value, limit):\n    if limit < 0:\n        raise ValueError\n    return min(value, limit)\n```\n";
    expect(await grade(answer)).toEqual({
      language: "python",
      promptSha256: sha256Hex(renderPrompt(base.problem, "python")),
      answer,
      verdict: "passed",
      failed: [],
    });
  });

  test("a blind answer that fails names the cases, and one that is no program none", async () => {
    const wrong = "def at_most(value, limit):\n    return min(value, limit, 15)\n";
    expect(await grade(wrong)).toMatchObject({ verdict: "failed", failed: ["negative"] });
    const unread = "It is simply the smaller one of the two.";
    expect(await grade(unread)).toMatchObject({ verdict: "failed", failed: [] });
    expect(
      (await grade("def at_most(value, limit):\n    return max(value, limit)\n")).failed,
    ).toEqual(
      ["below", "negative", ...[0, 1, 2, 3, 4, 5, 6, 7, 8].map((at) => `value-${at}`)].concat(
        [10, 11, 12, 13, 14, 15, 16, 17].map((at) => `value-${at}`),
      ),
    );
  });

  test("generated inputs get what the reference answers, errors included, always the same", async () => {
    const made = await makeGeneratedCases(backend, limits, base, 150);
    expect(await makeGeneratedCases(backend, limits, base, 150)).toEqual(made);
    expect(made.cases).toHaveLength(150);
    made.inputs.forEach(([value, limit], at) => {
      const [a, b] = [Number(value), Number(limit)];
      expect([a, b, made.cases[at]?.outcome]).toEqual([
        a,
        b,
        b < 0
          ? { kind: "raises" }
          : { kind: "returns", value: { kind: "int", value: BigInt(Math.min(a, b)) } },
      ]);
    });
  });

  test("a reference that breaks on a generated input is refused by it", async () => {
    const python = {
      ...base.sources.python,
      reference: reference.replace("ValueError", "KeyError"),
    };
    const broken = { ...base, sources: { ...base.sources, python } };
    await expect(makeGeneratedCases(backend, limits, broken, 50)).rejects.toThrow(
      /^at-most\/python\/reference\.py: .*KeyError.* for generated arguments \[-?\d,-1\]; correct it or generate\.mjs$/,
    );
  });

  test("faults are caught by a case, or have a witness, or are equivalent", async () => {
    const generated = await makeGeneratedCases(backend, limits, base, 100);
    const parse = await openParser();
    const sources = base.sources.python;
    const search = {
      backend,
      limits,
      parse,
      base,
      language: "python" as const,
      sources,
      generated,
    };
    const found = await findFaults(search);
    expect(found).toMatchObject({ referenceSha256: sha256Hex(reference), inputs: 100 });
    const boundary = found.survivors.filter(({ operator }) => operator === "comparison-boundary");
    // `limit <= 0` shows on a limit of 0 alone; `value >= limit` never, for the two are equal then.
    expect(boundary.map(({ line, witness }) => [line, witness?.[1] ?? null])).toEqual([
      [2, 0],
      [4, null],
    ]);
    for (const { fails, source } of found.kept) {
      expect(source).not.toBe(reference);
      expect(fails.length).toBeGreaterThan(0);
      expect(fails.length).toBeLessThan(20);
    }
    expect(found.kept.length).toBeGreaterThan(2);
    expect(found.caught).toBeGreaterThanOrEqual(found.kept.length);
  });
});
