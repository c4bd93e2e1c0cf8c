import { createHash } from "node:crypto";
import type { GradedTask } from "../../../../lib/core/ports/grader";
import type { CallCase, Expectation } from "../../../../lib/core/scoring/test-plan";
import { formatWire } from "../../../../lib/core/values/format-wire";
import type { Value } from "../../../../lib/core/values/value";
import type { ConformanceLanguage } from "../conformance-language";
import type { PlanName } from "./cheat";
import { checkerSource } from "./checker-source";
import { readHonest } from "./read-cheat";

const texts = ["alpha", "beta", "", "a longer text", "ünïcödé", "0"];

const prompts: Record<ConformanceLanguage, string> = {
  python: "def seal(text):\n",
  javascript: "const seal = (text) => {\n",
  java: "class Solution {\n    public long seal(String text) {\n",
};

/**
 * A task whose answers nobody can compute who does not know the honest solution's key: the first six
 * bytes of SHA-256 over key and text, as a number.
 */
export function makeTask(language: ConformanceLanguage, plan: PlanName): GradedTask {
  const entryPoint = plan === "mapping" ? "seal_each" : "seal";
  return {
    entryPoint,
    language,
    prompt: prompts[language].replace("seal", entryPoint),
    equality: "python",
    testPlan: makePlan(language, plan),
  };
}

function makePlan(language: ConformanceLanguage, plan: PlanName): GradedTask["testPlan"] {
  const key = readKey(language);
  const answer = (text: string) => number(language, seal(key, text));
  switch (plan) {
    case "exact":
      return makeCalls((text) => equal(answer(text)));
    case "tolerant":
      return makeCalls((text) => ({
        kind: "close",
        value: formatWire({ kind: "float", value: seal(key, text) }),
        tolerance: "0.5",
      }));
    case "mapping":
      return makeCalls((text) => {
        const entries = [...new Set(text)].map((letter): [Value, Value] => [
          string(letter),
          answer(letter),
        ]);
        return equal({ kind: "dict", entries });
      });
    default:
      return {
        kind: "checker",
        visibility: "hidden",
        source: checkerSource(
          language,
          plan,
          texts.map((text) => [text, seal(key, text)]),
        ),
      };
  }
}

/** The key stands in the honest solution and nowhere else: no cheat can compute an expectation. */
function readKey(language: ConformanceLanguage): string {
  const key = /KEY = b?"(.*)"/.exec(readHonest(language, "quiet"))?.[1];
  if (key === undefined) throw new Error(`the honest solution in ${language} has no KEY`);
  return key;
}

function seal(key: string, text: string): number {
  return createHash("sha256").update(key).update(text).digest().readUIntBE(0, 6);
}

function number(language: ConformanceLanguage, value: number): Value {
  switch (language) {
    case "python":
      return { kind: "int", value: BigInt(value) };
    case "javascript":
      return { kind: "float", value };
    case "java":
      return { kind: "boxed", type: "long", value: { kind: "int", value: BigInt(value) } };
  }
}

const string = (value: string): Value => ({ kind: "string", value });
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
