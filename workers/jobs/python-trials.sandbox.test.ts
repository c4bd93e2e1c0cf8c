import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  type BubblewrapBackend,
  missingForSandbox,
  openBubblewrapBackend,
} from "../sandbox/bubblewrap-backend";
import {
  type ForkServerBackend,
  openForkServerBackend,
} from "../sandbox/fork-server/fork-server-backend";
import { missingForForkServer } from "../sandbox/fork-server/missing-for-fork-server";
import { sandboxTestHome } from "../sandbox/test-support/sandbox-test-home";
import { executePlan } from "./execute-plan";
import {
  gradeTestProgram,
  type TestedFunction,
  trialLimits,
} from "./test-support/grade-test-program";

const variant = (condition: string, body = "sum(n for n in numbers if low <= n <= high)") =>
  `def sum_between(numbers: list[int], low: int, high: int) -> int:\n    if ${condition}:\n        raise ValueError("low above high")\n    return ${body}\n`;

const tested: TestedFunction = {
  language: "python",
  entryPoint: "sum_between",
  testPlan: {
    kind: "tests",
    reference: variant("low > high"),
    second:
      "def sum_between(numbers, low, high):\n    if high < low:\n        raise ValueError(f'{low} > {high}')\n    total = 0\n    for number in numbers:\n        if number < low or number > high:\n            continue\n        total += number\n    return total\n",
    faults: [
      variant("low > high", "sum(n for n in numbers if low < n <= high)"),
      variant("low > high", "sum(n for n in numbers if low <= n < high)"),
      variant("low > high", "sum(1 for n in numbers if low <= n <= high)"),
      variant("low >= high"),
    ],
  },
};

/** One fault is enough for a cheat to miss. */
const cheated: TestedFunction = {
  ...tested,
  testPlan: { ...tested.testPlan, faults: tested.testPlan.faults.slice(3) },
};

const header =
  "import os\nimport sys\nimport unittest\nimport solution\nfrom solution import sum_between\n\n";
const tests = (body: string, before = "") =>
  `${header}${before}\nclass SumTest(unittest.TestCase):\n    def test_it(self):\n${body.replace(/^(?=.)/gm, "        ")}\n`;
const right = [
  "self.assertEqual(sum_between([1, 2, 3, 4], 2, 3), 5)",
  "self.assertEqual(sum_between([3], 3, 3), 3)",
  "with self.assertRaises(ValueError):\n    sum_between([], 2, 1)",
].join("\n");
/** The request that is open, found in the runner's own frames. */
const findRequest =
  "frame = sys._getframe()\nwhile 'request' not in frame.f_locals:\n    frame = frame.f_back\nrequest = frame.f_locals['request']\n";
const forge =
  "data = (request + '\\0P\\0').encode()\nos.write(3, len(data).to_bytes(4, 'big') + data)\nos._exit(0)";
const searchEverything = `
import gc
seen = [os.path.join(folder, name) for folder in ("/tmp", "/errorbar", "/proc/self") for name in os.listdir(folder)]
seen += ["/proc/%s/%s" % (name, part) for name in os.listdir("/proc") if name.isdigit() for part in ("cmdline", "environ")]
text = ""
for path in seen:
    try:
        text += open(path, errors="replace").read(100_000)
    except OSError:
        pass
frame = sys._getframe()
while frame:
    text += repr(frame.f_locals)[:5_000] + repr(frame.f_code.co_consts)
    frame = frame.f_back
text += repr([item.__code__.co_consts for item in gc.get_objects() if type(item) is type(sum_between)])
self.assertIn("low <= n <= " + "high)", text)
`;

const honest: [words: string, program: string][] = [
  [
    "cases and a context manager",
    `from solution import sum_between
import unittest


class SumBetweenTest(unittest.TestCase):
    def test_bounds_count(self):
        self.assertEqual(sum_between([1, 2, 3, 4], 2, 3), 5)

    def test_named_arguments(self):
        self.assertEqual(sum_between(numbers=[7, 9], low=7, high=8), 7)

    def test_one_value(self):
        self.assertEqual(sum_between([5], 5, 5), 5)

    def test_order_of_bounds(self):
        with self.assertRaises(ValueError):
            sum_between([1], 2, 1)


if __name__ == "__main__":
    unittest.main()
`,
  ],
  [
    "random inputs against an own solution, in subtests",
    `import random
import unittest

import solution


def expected(numbers, low, high):
    kept = list(filter(lambda number: low <= number <= high, numbers))
    return sum(kept)


class Properties(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.draws = random.Random(7)

    def test_against_own(self):
        for round in range(60):
            numbers = [self.draws.randint(-5, 5) for _ in range(self.draws.randint(0, 6))]
            low = self.draws.randint(-5, 5)
            high = low + self.draws.randint(0, 4)
            with self.subTest(numbers=numbers, low=low, high=high):
                self.assertEqual(solution.sum_between(numbers, low, high), expected(numbers, low, high))

    def test_refuses(self):
        self.assertRaises(ValueError, solution.sum_between, [], 1, 0)

    @unittest.skip("for later")
    def test_later(self):
        self.fail()
`,
  ],
];

const cheats: [words: string, program: string, failure: string][] = [
  ["always passes", tests("sum_between([1], 0, 2)\nself.assertTrue(True)"), "wrong_answer"],
  ["always fails", tests("self.assertEqual(sum_between([1], 0, 2), 99)"), "wrong_answer"],
  [
    "looks for the source in files, frames, processes and memory",
    tests(searchEverything),
    "wrong_answer",
  ],
  [
    "takes the function apart",
    tests("import inspect\nself.assertIn('low <= n', inspect.getsource(sum_between))"),
    "wrong_answer",
  ],
  [
    "goes by the clock",
    tests(
      "import time\nbefore = time.perf_counter()\nsum_between([1], 0, 2)\nself.assertLess(time.perf_counter() - before, 60)",
    ),
    "wrong_answer",
  ],
  [
    "throws dice",
    tests("import random\nsum_between\nself.assertLess(random.SystemRandom().random(), 0.999)"),
    "wrong_answer",
  ],
  [
    "remembers in a file how often it ran",
    tests(
      "sum_between\nfor place in ('/tmp/seen', '/dev/shm/seen', os.path.expanduser('~/seen')):\n    with open(place, 'a+') as file:\n        file.write('x')\n        file.seek(0)\n        self.assertLessEqual(len(file.read()), 4)",
    ),
    "wrong_answer",
  ],
  ["forges the last word", tests(`sum_between\n${findRequest}${forge}`), "wrong_answer"],
  [
    "forges it for another request",
    tests(`sum_between\nrequest = '0' * 16\n${forge}`),
    "protocol_violation",
  ],
  ["exits at once, with status 0", tests("sum_between\nos._exit(0)"), "no_result"],
  ["exits as it is loaded", `${tests("sum_between")}\nsys.exit(0)\n`, "runtime_error"],
  [
    "defines no test",
    `${header}class Empty(unittest.TestCase):\n    def helper(self):\n        sum_between([1], 0, 2)\n`,
    "no_result",
  ],
  ["skips its only test", tests("self.skipTest('not today')\nsum_between"), "no_result"],
  [
    "tests nothing but types",
    tests("self.assertIsInstance(sum_between([1], 0, 2), int)"),
    "wrong_answer",
  ],
  [
    "puts its own function in the place of the one under test",
    tests(
      right,
      "def own(numbers, low, high):\n    if low > high:\n        raise ValueError\n    return sum(n for n in numbers if low <= n <= high)\nsolution.sum_between = sum_between = own\n",
    ),
    "wrong_answer",
  ],
  ["is no Python", tests("sum_between("), "syntax"],
  ["is prose", "I would test sum_between with unittest.TestCase and several cases.", "format"],
  [
    "names another function",
    "import unittest\n\n\nclass T(unittest.TestCase):\n    pass\n",
    "format",
  ],
];

/** Twice what one execution needs: one that a busy machine made late must not hold up the next. */
const slots = 4;
/** Of a machine that does much else beside. */
const patienceMs = 240_000;

describe.skipIf(missingForSandbox().length > 0)("tests that are written in Python", () => {
  let backend: BubblewrapBackend;
  beforeAll(async () => {
    backend = await openBubblewrapBackend({ home: sandboxTestHome, slots });
  }, patienceMs);
  afterAll(() => backend?.close());

  test.each(honest)(
    "pass that are honest: %s",
    async (_words, program) => {
      expect(await gradeTestProgram(backend, tested, program)).toBe("passed");
    },
    patienceMs,
  );

  test.each(cheats)(
    "fail where the program %s",
    async (_words, program, failure) => {
      expect(await gradeTestProgram(backend, cheated, program)).toBe(failure);
    },
    patienceMs,
  );

  const trial = (program: string, subject = tested.testPlan.reference, limits = trialLimits) =>
    executePlan(
      backend,
      "python",
      limits,
      {
        kind: "trial",
        expects: "passed",
        entryPoint: "sum_between",
        subject,
        testSource: program,
      },
      null,
    );

  test("that never end are ended, and have told nothing", async () => {
    const limits = { ...trialLimits, cpuMsPerTest: 400 };
    const { result, exitReason } = await trial(
      tests("sum_between\nwhile True:\n    pass"),
      undefined,
      limits,
    );
    expect(result).toMatchObject({
      outcome: "not-run",
      load: { kind: "ended", reason: "cpu-limit" },
    });
    expect(exitReason).toBe("cpu-limit");
  });

  test("see a function that ends as an error, and go on", async () => {
    const endless =
      "def sum_between(numbers, low, high):\n    while numbers:\n        pass\n    return 0\n";
    const limits = { ...trialLimits, cpuMsPerTest: 400 };
    const program = tests(
      "self.assertEqual(sum_between([], 0, 1), 0)\nfor _ in range(2):\n    with self.assertRaises(Exception):\n        sum_between([1], 0, 1)",
    );
    const { result, exitReason } = await trial(program, endless, limits);
    expect([result.kind === "trial" && result.outcome, exitReason]).toEqual([
      "passed",
      "completed",
    ]);
  });

  test("that pass what is no plain data, or too much of it, only fail", async () => {
    const { result } = await trial(tests("sum_between(object(), 0, 1)"));
    expect(result).toMatchObject({ outcome: "failed", load: { kind: "loaded" } });
    const large = await trial(tests("sum_between([1] * 1_000_000, 0, 1)"));
    expect(large.result).toMatchObject({ outcome: "failed" });
  });

  test("a subject that can't be loaded is the suite's fault", async () => {
    await expect(trial(tests("sum_between"), "def sum_between(:\n")).rejects.toThrow(
      /tests are broken/,
    );
  });
});

describe.skipIf(missingForForkServer().length > 0)("tests in Python on the fork server", () => {
  let backend: ForkServerBackend;
  beforeAll(async () => {
    backend = await openForkServerBackend({ home: sandboxTestHome, slots: 2 });
  }, patienceMs);
  afterAll(() => backend?.close());

  const searches = cheats.filter(([words]) => /^(looks for|takes|remembers)/.test(words));

  test.each([...honest.map((one) => [...one, "passed"] as const), ...searches])(
    "come to the same: %s",
    async (_words, program, verdict) => {
      expect(await gradeTestProgram(backend, cheated, program)).toBe(verdict);
    },
    patienceMs,
  );
});
