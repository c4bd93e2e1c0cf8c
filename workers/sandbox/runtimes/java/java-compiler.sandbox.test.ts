import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { defaultLimits } from "../../../../lib/core/suite/default-limits";
import {
  type BubblewrapBackend,
  missingForSandbox,
  openBubblewrapBackend,
} from "../../bubblewrap-backend";
import { runProgram } from "../../conformance/driver-session";
import { sandboxTestHome } from "../../test-support/sandbox-test-home";

const missing = missingForSandbox();

describe.skipIf(missing.length > 0)("the warm compiler", { timeout: 120_000 }, () => {
  let backend: BubblewrapBackend;
  beforeAll(async () => {
    backend = await openBubblewrapBackend({ home: sandboxTestHome, slots: 2 });
  }, 120_000);
  afterAll(() => backend?.close());

  const compile = (source: string, entryPoint = "solve") =>
    backend.compile("java", { program: "driver", entryPoint, source });

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
});
