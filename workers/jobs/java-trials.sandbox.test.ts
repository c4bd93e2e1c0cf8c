import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  type BubblewrapBackend,
  missingForSandbox,
  openBubblewrapBackend,
} from "../sandbox/bubblewrap-backend";
import { findJunit, junitRemedy } from "../sandbox/runtimes/java/find-junit";
import { sandboxTestHome } from "../sandbox/test-support/sandbox-test-home";
import { executePlan } from "./execute-plan";
import {
  gradeTestProgram,
  type TestedFunction,
  trialLimits,
} from "./test-support/grade-test-program";

const variant = (condition: string, keep: string, add = "n") =>
  `import java.util.*;\n\nclass Solution {\n    static long sumBetween(List<Long> numbers, long low, long high) {\n        if (${condition}) throw new IllegalArgumentException("low above high");\n        long total = 0;\n        for (long n : numbers) if (${keep}) total += ${add};\n        return total;\n    }\n}\n`;
const kept = "n >= low && n <= high";

const tested: TestedFunction = {
  language: "java",
  entryPoint: "sumBetween",
  testPlan: {
    kind: "tests",
    reference: variant("low > high", kept),
    second:
      "import java.util.List;\n\npublic class Solution {\n    public static long sumBetween(List<Long> values, long low, long high) {\n        if (high < low) throw new IllegalArgumentException();\n        return values.stream().mapToLong(Long::longValue).filter(n -> low <= n && n <= high).sum();\n    }\n}\n",
    faults: [
      variant("low > high", "n > low && n <= high"),
      variant("low > high", "n >= low && n < high"),
      variant("low > high", kept, "1"),
      variant("low >= high", kept),
    ],
  },
};
/** One fault is enough for a cheat to miss. */
const cheated: TestedFunction = {
  ...tested,
  testPlan: { ...tested.testPlan, faults: tested.testPlan.faults.slice(3) },
};

const header =
  "import static org.junit.jupiter.api.Assertions.*;\nimport java.util.*;\nimport org.junit.jupiter.api.*;\n\n";
const tests = (body: string) =>
  `${header}class SumTest {\n    @Test\n    void it() throws Exception {\n${body}\n    }\n}\n`;
const searchEverything = `
        StringBuilder text = new StringBuilder(Arrays.toString(Solution.class.getDeclaredMethods()));
        for (StackTraceElement[] frames : Thread.getAllStackTraces().values()) text.append(Arrays.toString(frames));
        text.append(System.getProperties()).append(System.getenv()).append(ProcessHandle.allProcesses().map(ProcessHandle::info).toList());
        for (String folder : List.of("/tmp", "/errorbar", "/proc/self")) {
            for (java.io.File file : Objects.requireNonNullElse(new java.io.File(folder).listFiles(), new java.io.File[0])) {
                try { text.append(java.nio.file.Files.readString(file.toPath())); } catch (Exception | Error closed) { }
            }
        }
        assertTrue(text.toString().contains("n >= low " + "&& n"));`;

const honest: [words: string, program: string][] = [
  [
    "plain assertions",
    `${header}class SumBetweenTest {
    @Test
    void bothBoundsCount() {
        assertEquals(5, Solution.sumBetween(List.of(1L, 2L, 3L, 4L), 2, 3));
        assertEquals(3L, Solution.sumBetween(List.of(3L), 3, 3));
    }

    @Test
    void refuses() {
        assertThrows(IllegalArgumentException.class, () -> Solution.sumBetween(List.of(), 2, 1));
    }
}
`,
  ],
  [
    "parameters, nested classes and an own solution, in a package",
    `package tests;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

public class AllTests {
    private Random random;

    @BeforeEach
    void setUp() { random = new Random(5); }

    @ParameterizedTest
    @CsvSource({"1, 3, 6", "2, 3, 5", "3, 3, 3", "4, 9, 0"})
    void sums(long low, long high, long total) {
        assertEquals(total, Solution.sumBetween(List.of(1L, 2L, 3L), low, high));
    }

    @Nested
    class Drawn {
        @RepeatedTest(5)
        void agrees() {
            List<Long> numbers = new ArrayList<>();
            for (int i = 0; i < 6; i++) numbers.add((long) random.nextInt(5));
            long expected = numbers.stream().filter(n -> n >= 1 && n <= 3).mapToLong(n -> n).sum();
            assertEquals(expected, Solution.sumBetween(numbers, 1, 3));
        }
    }
}
`,
  ],
];

const cheats: [words: string, program: string, failure: string][] = [
  [
    "always passes",
    tests("assertNotNull(Solution.sumBetween(List.of(1L), 0, 2));"),
    "wrong_answer",
  ],
  [
    "always fails",
    tests("assertEquals(99, Solution.sumBetween(List.of(1L), 0, 2));"),
    "wrong_answer",
  ],
  [
    "looks for the source in files, frames, classes and processes",
    tests(`Solution.sumBetween(List.of(1L), 0, 2);\n${searchEverything}`),
    "wrong_answer",
  ],
  [
    "goes by the clock",
    tests(
      "long before = System.nanoTime();\nSolution.sumBetween(List.of(1L), 0, 2);\nassertTrue(System.nanoTime() - before < 60_000_000_000L);",
    ),
    "wrong_answer",
  ],
  [
    "remembers in a file how often it ran",
    tests(
      'java.nio.file.Path seen = java.nio.file.Path.of("/tmp/seen");\nif (java.nio.file.Files.exists(seen)) Solution.sumBetween(null, 0, 0);\njava.nio.file.Files.writeString(seen, "x");',
    ),
    "wrong_answer",
  ],
  [
    "forges a word for another request",
    tests(
      'Solution.sumBetween(List.of(), 0, 1);\nbyte[] body = "0000\\0P\\0".getBytes();\nvar out = new java.io.FileOutputStream(java.io.FileDescriptor.in);\nout.write(new byte[] {0, 0, 0, (byte) body.length});\nout.write(body);\nRuntime.getRuntime().halt(0);',
    ),
    "protocol_violation",
  ],
  [
    "exits at once, with status 0",
    tests("System.exit(0);\nSolution.sumBetween(null, 0, 0);"),
    "no_result",
  ],
  [
    "defines no test that runs",
    `${header}class SumTest {\n    @Disabled @Test\n    void it() { Solution.sumBetween(null, 0, 0); }\n}\n`,
    "no_result",
  ],
  [
    "brings its own class in the place of the one under test",
    `${tests("assertEquals(3, Solution.sumBetween(List.of(3L), 3, 3));")}class Solution {\n    static long sumBetween(List<Long> numbers, long low, long high) { return 3; }\n}\n`,
    "syntax",
  ],
  ["is no Java", tests("Solution.sumBetween("), "syntax"],
  ["is prose", "I would call Solution.sumBetween in a class with a @Test.", "format"],
];

const missing = missingForSandbox().length > 0 || findJunit() === null;

/** Twice what one execution needs: one that a busy machine made late must not hold up the next. */
const slots = 4;
/** Of a machine that does much else beside. */
const patienceMs = 240_000;

describe.skipIf(missing)(`tests that are written in Java (${junitRemedy})`, () => {
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
    120_000,
  );

  test.each(cheats)(
    "fail where the program %s",
    async (_words, program, failure) => {
      expect(await gradeTestProgram(backend, cheated, program)).toBe(failure);
    },
    120_000,
  );

  test(
    "that never end are ended, and a function that ends is an error to them",
    async () => {
      const trial = (testSource: string, subject: string) =>
        executePlan(
          backend,
          "java",
          trialLimits,
          {
            kind: "trial",
            expects: "passed",
            entryPoint: "sumBetween",
            subject,
            testSource,
          },
          null,
        );
      const endless =
        "Solution.sumBetween(List.of(), 0, 1);\nwhile (true) if (System.nanoTime() == 0) break;";
      const { result } = await trial(tests(endless), tested.testPlan.reference);
      expect(result).toMatchObject({ outcome: "not-run", load: { reason: "cpu-limit" } });
      const thrown = /throw new IllegalArgumentException\(.*?\)/;
      const ends = variant("numbers.isEmpty()", kept).replace(thrown, "System.exit(0)");
      const program = tests(
        "assertThrows(RuntimeException.class, () -> Solution.sumBetween(List.of(), 0, 1));",
      );
      const seen = await trial(program, ends);
      expect(seen.result).toMatchObject({ outcome: "passed" });
    },
    patienceMs,
  );
});
