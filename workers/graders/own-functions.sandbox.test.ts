import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { extractSubmission } from "../../lib/core/extraction/extract-submission";
import type { GradedTask, GraderFor } from "../../lib/core/ports/grader";
import type { CallCase } from "../../lib/core/scoring/test-plan";
import { defaultLimits } from "../../lib/core/suite/default-limits";
import { formatWire } from "../../lib/core/values/format-wire";
import type { Value } from "../../lib/core/values/value";
import type { Language, TaskCategory } from "../../lib/core/vocabulary";
import { executeSteps } from "../jobs/execute-steps";
import {
  type BubblewrapBackend,
  missingForSandbox,
  openBubblewrapBackend,
} from "../sandbox/bubblewrap-backend";
import { sandboxTestHome } from "../sandbox/test-support/sandbox-test-home";
import { openGraders } from "./graders";

const limits = { ...defaultLimits, cpuMsPerTest: 500, wallMsPerTest: 20_000 };
const int = (value: number): Value => ({ kind: "int", value: BigInt(value) });
const argsOf = (items: number[]) =>
  formatWire({ kind: "tuple", items: [{ kind: "list", items: items.map(int) }] });

/** How many pairs of equal numbers a list has; a negative number is an error. */
function caseOf(visibility: CallCase["visibility"], items: number[], pairs: number): CallCase {
  const expectation = { kind: "equal", value: formatWire(int(pairs)) } as const;
  return { visibility, args: argsOf(items), expectation };
}

const errors = { python: "ValueError", javascript: "RangeError", java: "IllegalArgumentException" };
const small = (language: keyof typeof errors): CallCase[] => [
  caseOf("public", [1, 1], 1),
  caseOf("hidden", [2, 2, 2], 3),
  caseOf("hidden", [], 0),
  {
    visibility: "hidden",
    args: argsOf([3, -3]),
    expectation: { kind: "raises", error: errors[language] },
  },
];
/** 8,000 numbers that are all different but two. */
const large = caseOf("hidden", [...Array.from({ length: 7_999 }, (_, at) => at), 7_998], 1);

function taskIn(category: TaskCategory, language: keyof typeof errors): GradedTask {
  const cases = [...small(language), ...(category === "algorithm-implementation" ? [large] : [])];
  const testPlan = { kind: "calls" as const, cases };
  return { language, entryPoint: "pairs", prompt: "# Words.\n", equality: "typed", testPlan };
}

const counted = `def pairs(items):
    if any(item < 0 for item in items):
        raise ValueError("negative")
    seen = {}
    total = 0
    for item in items:
        total += seen.get(item, 0)
        seen[item] = seen.get(item, 0) + 1
    return total
`;
const sorted = `from collections import Counter
def pairs(items):
    if min(items, default=0) < 0:
        raise ValueError
    return sum(n * (n - 1) // 2 for n in Counter(items).values())
`;
const slow = `def pairs(items):
    if any(item < 0 for item in items):
        raise ValueError
    return sum(a == b for at, a in enumerate(items) for b in items[:at])
`;
const javascript = `export function pairs(items) {
  if (items.some((item) => item < 0)) throw new RangeError("negative");
  const seen = new Map();
  let total = 0;
  for (const item of items) {
    total += seen.get(item) ?? 0;
    seen.set(item, (seen.get(item) ?? 0) + 1);
  }
  return total;
}
`;
const java = `import java.util.*;

class Solution {
    static long pairs(List<Long> items) {
        Map<Long, Long> seen = new HashMap<>();
        long total = 0;
        for (long item : items) {
            if (item < 0) throw new IllegalArgumentException("negative");
            total += seen.getOrDefault(item, 0L);
            seen.merge(item, 1L, Long::sum);
        }
        return total;
    }
}
`;
const body = (text: string) => `def pairs(items):\n    ${text.replaceAll("\n", "\n    ")}\n`;

type Row = [what: string, language: keyof typeof errors, answer: string, verdict: string];

/** Answers that pass for no category, whatever they are asked for. */
const cheats: Row[] = [
  ["public inputs in a table", "python", body("return {2: 1}[len(items)]"), "runtime_error"],
  [
    "what is always equal",
    "python",
    `class Any(int):\n    def __eq__(self, other):\n        return True\n${body("return Any()")}`,
    "wrong_answer",
  ],
  ["the answer printed", "python", body("print(1)"), "wrong_answer"],
  ["an error for everything", "python", body("raise ValueError"), "runtime_error"],
  [
    "another error than the declared one",
    "python",
    counted.replace("ValueError", "TypeError"),
    "runtime_error",
  ],
  ["no error at all", "python", sorted.replace("raise ValueError", "return 0"), "wrong_answer"],
  ["the end of the process", "python", body("import os\nos._exit(0)"), "no_result"],
  ["a class in the function's place", "python", `class pairs:\n    pass\n`, "format"],
  [
    "a wrapper class",
    "python",
    `class Solution:\n    def pairs(self, items):\n        return 1\n`,
    "format",
  ],
  ["a function of another name", "python", counted.replaceAll("pairs", "count"), "format"],
  ["an answer too late", "python", body("while True: pass"), "cpu_timeout"],
];

const translationCheats: Row[] = [
  [
    "Python that starts Node",
    "python",
    body(
      "import subprocess\nreturn int(subprocess.run(['node', '-e', '1'], capture_output=True).stdout)",
    ),
    "failed",
  ],
  [
    "Python that asks a shell",
    "python",
    body("import os\nreturn os.system('node -e 1')"),
    "failed",
  ],
  [
    "JavaScript that starts Python",
    "javascript",
    `import { execFileSync } from "node:child_process";\nexport function pairs(items) {\n  return Number(execFileSync("python3", ["-c", "print(1)"]));\n}\n`,
    "failed",
  ],
  [
    "Java that starts Python",
    "java",
    `class Solution {\n    static long pairs(java.util.List<Long> items) throws Exception {\n        return new ProcessBuilder("python3").start().waitFor();\n    }\n}\n`,
    "failed",
  ],
  ["JavaScript in the place of Java", "java", javascript.replace("export ", ""), "format"],
  ["Python in the place of JavaScript", "javascript", counted, "format"],
];

describe.skipIf(missingForSandbox().length > 0)("functions of our own categories", () => {
  let backend: BubblewrapBackend;
  let graderFor: GraderFor;
  beforeAll(async () => {
    backend = await openBubblewrapBackend({ home: sandboxTestHome, slots: 2 });
    graderFor = await openGraders();
  }, 300_000);
  afterAll(() => backend?.close());

  async function grade(category: TaskCategory, language: keyof typeof errors, answer: string) {
    const task = taskIn(category, language);
    const { source } = extractSubmission({ ...task, completion: answer });
    const grader = graderFor(category);
    if (source === null || grader.checkFormat(task, source)) return "format";
    const plans = grader.plan(task, source);
    const { results } = await executeSteps(backend, language as Language, limits, plans);
    const { verdict } = grader.judge(task, results, source);
    return verdict.kind === "failed" ? verdict.failureClass : verdict.kind;
  }

  test.each([
    ["counting in a dictionary", "python", counted],
    ["adding up", "python", sorted],
    ["JavaScript", "javascript", javascript],
    ["Java", "java", java],
  ] as const)(
    "pass by %s in all three categories",
    async (_what, language, answer) => {
      for (const category of [
        "algorithm-implementation",
        "bug-fixing",
        "code-translation",
      ] as const) {
        expect(await grade(category, language, answer), category).toBe("passed");
      }
    },
    120_000,
  );

  test("too slow an algorithm corrects a fault and fails an algorithm's task", async () => {
    expect(await grade("bug-fixing", "python", slow)).toBe("passed");
    expect(await grade("algorithm-implementation", "python", slow)).toBe("cpu_timeout");
  }, 60_000);

  test.each(cheats)(
    "%s is no answer",
    async (_what, language, answer, verdict) => {
      expect(await grade("bug-fixing", language, answer)).toBe(verdict);
    },
    60_000,
  );

  test.each(translationCheats)(
    "%s is no translation",
    async (_what, language, answer, verdict) => {
      const found = await grade("code-translation", language, answer);
      if (verdict === "failed") expect(found).not.toBe("passed");
      else expect(found).toBe(verdict);
    },
    60_000,
  );
});
