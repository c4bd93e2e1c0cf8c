import { createHash, randomBytes } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { GradedTask, Judgement } from "../../../lib/core/ports/grader";
import type { SandboxLimits } from "../../../lib/core/ports/sandbox";
import type { CallCase, Expectation } from "../../../lib/core/scoring/test-plan";
import { defaultLimits } from "../../../lib/core/suite/default-limits";
import { formatWire } from "../../../lib/core/values/format-wire";
import type { Value } from "../../../lib/core/values/value";
import { checkoutRoot } from "../../checkout-root";
import { functionCompletionGrader } from "../../graders/function-completion/grader";
import { executePlan } from "../../jobs/execute-plan";
import {
  type BubblewrapBackend,
  missingForSandbox,
  openBubblewrapBackend,
} from "../bubblewrap-backend";
import { sandboxTestHome } from "../test-support/sandbox-test-home";
import { allCheats, type Cheat, type PlanName } from "./cheats/cheats";

const folder = join(checkoutRoot, "workers/sandbox/conformance/cheats");
const readSource = (...path: string[]) => readFileSync(`${join(folder, ...path)}.py`, "utf8");
const honest = readSource("honest");
/** The key stands in the honest solution and nowhere else: no cheat can compute an expectation. */
const key = /KEY = b"(.*)"/.exec(honest)?.[1] ?? "";
const texts = ["alpha", "beta", "", "a longer text", "ünïcödé", "0"];

const limits: SandboxLimits = { ...defaultLimits, wallMsPerTest: 30_000 };

function seal(text: string): number {
  return createHash("sha256").update(key).update(text).digest().readUIntBE(0, 6);
}

const string = (value: string): Value => ({ kind: "string", value });
const integer = (value: number): Value => ({ kind: "int", value: BigInt(value) });
const equal = (value: Value): Expectation => ({ kind: "equal", value: formatWire(value) });

function makeCalls(expectationOf: (text: string) => Expectation): GradedTask["testPlan"] {
  const cases = texts.map(
    (text): CallCase => ({
      visibility: "hidden",
      args: formatWire({ kind: "tuple", items: [string(text)] }),
      expectation: expectationOf(text),
    }),
  );
  return { kind: "calls", cases };
}

function makeChecker(assertionOf: (text: string) => string): GradedTask["testPlan"] {
  const lines = texts.map((text) => `    assert ${assertionOf(JSON.stringify(text))}`);
  const source = ["def check(candidate):", ...lines].join("\n");
  return { kind: "checker", visibility: "hidden", source };
}

const sealLiteral = (literal: string) => seal(JSON.parse(literal) as string);
const plans: Record<PlanName, GradedTask["testPlan"]> = {
  exact: makeCalls((text) => equal(integer(seal(text)))),
  tolerant: makeCalls((text) => ({
    kind: "close",
    value: formatWire({ kind: "float", value: seal(text) }),
    tolerance: "0.5",
  })),
  mapping: makeCalls((text) => {
    const letters = [...new Set(text)];
    const entries = letters.map((letter): [Value, Value] => [
      string(letter),
      integer(seal(letter)),
    ]);
    return equal({ kind: "dict", entries });
  }),
  checker: makeChecker((text) => `candidate(${text}) == ${sealLiteral(text)}`),
  "tolerant-checker": makeChecker((text) => `abs(candidate(${text}) - ${sealLiteral(text)}) < 0.5`),
  // An answer that makes the tests themselves run for ever.
  "costly-checker": makeChecker((text) => `sum(1 for _ in range(candidate(${text}))) < 0`),
};

function makeTask(plan: PlanName): GradedTask {
  return {
    language: "python",
    entryPoint: plan === "mapping" ? "seal_each" : "seal",
    prompt: "def seal(text):\n",
    equality: "python",
    testPlan: plans[plan],
  };
}

const sourceOf = (cheat: Cheat) =>
  (cheat.folder === "solved" ? `${honest}\n\n` : "") + readSource(cheat.folder, cheat.name);

const missing = missingForSandbox();

describe.skipIf(missing.length > 0)("grading", () => {
  let backend: BubblewrapBackend;
  beforeAll(async () => {
    backend = await openBubblewrapBackend({ home: sandboxTestHome, slots: 2 });
  });
  afterAll(() => backend?.close());

  async function grade(task: GradedTask, source: string): Promise<Judgement> {
    const plan = functionCompletionGrader.plan(task, source);
    const { result } = await executePlan(backend, "python", limits, plan);
    return functionCompletionGrader.judge(task, result);
  }

  test.each(["exact", "tolerant", "mapping", "checker", "tolerant-checker"] as const)(
    "passes the honest solution under the %s plan, quiet or noisy",
    async (plan) => {
      const task = makeTask(plan);
      const noisy = `${honest}\n\n${readSource("noise")}`;
      expect((await grade(task, honest)).verdict).toEqual({ kind: "passed" });
      expect((await grade(task, noisy)).verdict).toEqual({ kind: "passed" });
    },
  );

  test.each(allCheats.map((cheat) => [cheat.name, cheat.plan, cheat] as const))(
    "does not pass %s under the %s plan",
    async (_name, plan, cheat) => {
      const { verdict } = await grade(makeTask(plan), sourceOf(cheat));
      expect(verdict.kind).toBe("failed");
      if (cheat.failureClass !== null) {
        expect(verdict).toEqual({ kind: "failed", failureClass: cheat.failureClass });
      }
    },
  );

  test("finds no expected value anywhere in the candidate's process", async () => {
    const answer = await searchMemory((given, kept) => ({
      kind: "calls",
      cases: [
        {
          visibility: "hidden",
          args: formatWire({ kind: "tuple", items: [string(given)] }),
          expectation: equal(string(kept)),
        },
      ],
    }));
    // The input's own canary is the proof that the search would have found the other.
    expect(answer).toEqual('["given"]');
  });

  test("finds no expected value where the input is made in the candidate's process", async () => {
    const answer = await searchMemory((given, kept) => ({
      kind: "calls",
      setup: `value = ${JSON.stringify(given)}`,
      cases: [{ visibility: "hidden", argsSource: "(value,)", expectation: equal(string(kept)) }],
    }));
    expect(answer).toBe('["given"]');
  });

  test("finds nothing of the tests' source in the candidate's process", async () => {
    const answer = await searchMemory((given, kept) => ({
      kind: "checker",
      visibility: "hidden",
      source: `def check(candidate):\n    expected = "${kept}"\n    assert candidate("${given}") == ["given"]`,
    }));
    expect(answer).toBe("passed");
  });

  /** What the search came to: the first case's answer, or the verdict where there is none. */
  async function searchMemory(
    planFor: (given: string, kept: string) => GradedTask["testPlan"],
  ): Promise<string> {
    const mark = () => randomBytes(16).toString("hex");
    const testPlan = planFor(`canary-given-${mark()}`, `canary-kept-${mark()}`);
    const task = { ...makeTask("exact"), testPlan };
    const plan = functionCompletionGrader.plan(task, readSource("search-memory"));
    const patient = { ...limits, cpuMsPerTest: 30_000, cpuMsTotal: 60_000 };
    const { result } = await executePlan(backend, "python", patient, plan);
    const { verdict, cases } = functionCompletionGrader.judge(task, result);
    return cases[0]?.returned ?? verdict.kind;
  }
});

test("every cheat that lies in a folder stands in the table", () => {
  for (const name of ["python", "solved"] as const) {
    const files = readdirSync(join(folder, name)).map((file) => basename(file, ".py"));
    const listed = allCheats.filter((cheat) => cheat.folder === name).map((cheat) => cheat.name);
    expect([...new Set(listed)].sort()).toEqual(files.sort());
  }
});
