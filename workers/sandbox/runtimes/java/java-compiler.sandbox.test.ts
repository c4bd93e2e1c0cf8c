import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { defaultLimits } from "../../../../lib/core/suite/default-limits";
import {
  type BubblewrapBackend,
  missingForSandbox,
  openBubblewrapBackend,
} from "../../bubblewrap-backend";
import { runProgram } from "../../conformance/driver-session";
import { sandboxTestHome } from "../../test-support/sandbox-test-home";
import { compilerLimits } from "./java-command";
import { JavaCompiler } from "./java-compiler";

const missing = missingForSandbox();

describe.skipIf(missing.length > 0)("the warm compiler", { timeout: 120_000 }, () => {
  let backend: BubblewrapBackend;
  beforeAll(async () => {
    backend = await openBubblewrapBackend({ home: sandboxTestHome, slots: 2 });
  }, 120_000);
  afterAll(() => backend?.close());

  /** Compiles, loads and calls without arguments; the reply's status and text. */
  async function answer(source: string): Promise<string> {
    const { reply } = await runProgram(backend, {
      language: "java",
      limits: defaultLimits,
      source,
      arguments: [],
      entryPoint: "solve",
    });
    return reply.kind === "answer" ? `${reply.status} ${reply.text}` : reply.reason;
  }

  test.each([
    [
      "a public class of any name",
      "public class Anything { public static int solve() { return 1; } }",
    ],
    [
      "several public classes",
      "public class A { static int solve() { return B.one(); } } public class B { static int one() { return 1; } }",
    ],
    ["a package", "package some.where; class Solution { int solve() { return 1; } }"],
    ["an instance method", "class Solution { private int one = 1; int solve() { return one; } }"],
    ["a nested class", "class Outer { static class Inner { int solve() { return 1; } } }"],
    [
      "an inner class of an object",
      "class Outer { int one = 1; class Inner { int solve() { return one; } } }",
    ],
    [
      "records and sealed interfaces",
      "sealed interface Shape permits Dot {} record Dot(int at) implements Shape {} class Solution { static int solve() { return new Dot(1).at(); } }",
    ],
    [
      "an interface above what implements it",
      "interface Rule { int solve(); } class Solution implements Rule { public int solve() { return 1; } }",
    ],
    [
      "lambdas and streams",
      "import java.util.stream.*; class Solution { static int solve() { return IntStream.of(1).map(n -> n).sum(); } }",
    ],
    [
      "the last class that has the method",
      "class First { static int solve() { return 2; } } class Last { static int solve() { return 1; } }",
    ],
    [
      "a main method that it never runs",
      "class Solution { public static void main(String[] words) { System.exit(1); } static int solve() { return 1; } }",
    ],
    ["letters beyond ASCII", 'class Größe { static int solve() { return "ü€😀".length() - 3; } }'],
  ])("takes %s", async (_what, source) => {
    expect(await answer(source)).toBe('R ["i","1"]');
  });

  const refusal = async (source: string) => {
    const compiled = await backend.compile("java", { program: "driver", entryPoint: "f", source });
    return compiled.kind === "refused" ? compiled.detail : compiled.kind;
  };

  test.each([
    ["what is no Java", "def solve(): return 1", /^line 1: /],
    ["nothing", "", /^the source has no class/],
    [
      "a missing symbol, named with its line",
      "class A {\n  int f() { return b; }\n}",
      /^line 2: cannot find symbol\n.*variable b/s,
    ],
    [
      "what a preview of the language allows",
      "class A { String f(Object x) { return switch (x) { case String s -> s; default -> null; }; } }",
      /patterns in switch statements/,
    ],
    ["a module", "module own {}", /^line 1: /],
    [
      "a class in a package of the JDK",
      "package java.lang; class Own {}",
      /package exists in another module/,
    ],
    ["what runs beside submissions", "class A { errorbar.Channel channel; }", /package errorbar/],
    [
      "what lies beside it, for nothing does",
      "import com.example.Thing; class A {}",
      /package com.example does not exist/,
    ],
  ])("refuses %s", async (_what, source, words) => {
    expect(await refusal(source)).toMatch(words);
  });

  test("shows few of many errors", async () => {
    const source = `class A { ${"int f() { return nothing; } ".repeat(500)} }`;
    expect((await refusal(source)).length).toBeLessThanOrEqual(2_000);
  });

  test("refuses what is nested too deep, and goes on", async () => {
    const depth = 200_000;
    const source = `class A { int f() { return ${"(".repeat(depth)}1${")".repeat(depth)}; } }`;
    expect(await refusal(source)).toMatch(/too deep|too large|StackOverflow/);
    expect(await answer("class A { static int solve() { return 1; } }")).toBe('R ["i","1"]');
  });

  test("compiles a source of a mebibyte", async () => {
    const filler = "    // Nothing to see here.\n".repeat(40_000);
    expect(await answer(`class A {\n${filler}static int solve() { return 1; } }`)).toBe(
      'R ["i","1"]',
    );
  });

  test("runs nothing of what it compiles, an annotation processor no more than others", async () => {
    const source = `
      import java.util.*; import javax.annotation.processing.*; import javax.lang.model.element.*;
      @SupportedAnnotationTypes("*") public class Solution extends AbstractProcessor {
        static { if (System.getProperty("java.class.path") != null) Runtime.getRuntime().halt(9); }
        public boolean process(Set<? extends TypeElement> types, RoundEnvironment round) { return true; }
        @Deprecated static int f() { return 1; }
      }`;
    expect(await refusal(source)).toBe("compiled");
    expect(await refusal("class A { static int f() { return 1; } }")).toBe("compiled");
  });

  test("ends a compilation that does not, and the next request finds another compiler", async () => {
    const impatient = { ...compilerLimits, cpuMsPerTest: 1_500 };
    const compiler = new JavaCompiler(() => backend.acquire("java", impatient, "compiler"));
    try {
      // Each level of overloads is resolved once for every way of the one around it.
      const calls = (depth: number): string =>
        depth === 0 ? "1" : `p(${calls(depth - 1)}, x -> ${calls(depth - 1)})`;
      const bomb = `import java.util.function.*; class A { <T> T p(T a, Function<T, T> f) { return a; } <T> T p(T a, UnaryOperator<T> f) { return a; } Object f() { return ${calls(9)}; } }`;
      const compiled = await compiler.compile({ program: "driver", entryPoint: "f", source: bomb });
      expect(compiled).toMatchObject({ kind: "ended", reason: "cpu-limit" });
      const source = "class A { int f() { return 1; } }";
      const next = await compiler.compile({ program: "driver", entryPoint: "f", source });
      expect(next.kind).toBe("compiled");
    } finally {
      await compiler.close();
    }
  });

  describe("test programs", () => {
    const prompt =
      "import java.util.*;\nclass Solution {\n    static int twice(int x) { return 2 * x; }\n    /** { */ public List<Long> solve(int[] x, String... y) {\n";
    const checker = (testSource: string, preamble = prompt) =>
      backend.compile("java", { program: "checker", entryPoint: "solve", preamble, testSource });

    test("stand behind the prompt, whose method only forwards", async () => {
      const compiled = await checker(
        "class Main { public static void main(String[] words) { long one = new Solution().solve(new int[] {Solution.twice(1)}).get(0); } }",
      );
      expect(compiled).toMatchObject({ kind: "compiled" });
    });

    test("may themselves close the method", async () => {
      const compiled = await checker(
        "    }\n    public static void main(String[] words) { assert new Solution().solve(null) == null; }\n}",
      );
      expect(compiled).toMatchObject({ kind: "compiled" });
    });

    test("need a prompt that ends in the method", async () => {
      for (const preamble of [
        "Write a method.",
        "class A {",
        "class A { int other() {",
        "class A { int solve() { return 1; }",
      ]) {
        expect(await checker("class Main {}", preamble)).toMatchObject({
          kind: "refused",
          detail: "the prompt does not end in the body of solve",
        });
      }
    });
  });
});
