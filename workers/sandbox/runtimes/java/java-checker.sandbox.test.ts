import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { defaultLimits } from "../../../../lib/core/suite/default-limits";
import {
  type BubblewrapBackend,
  missingForSandbox,
  openBubblewrapBackend,
} from "../../bubblewrap-backend";
import { hearChecker } from "../../test-support/hear-checker";
import { sandboxTestHome } from "../../test-support/sandbox-test-home";

const limits = { ...defaultLimits, wallMsPerTest: 30_000 };
const preamble = "class Solution {\n    static int twice(int x) {\n";
const main = (body: string) =>
  `class Main { static volatile int bad; public static void main(String[] words) throws Exception {\n${body}\n} }`;
/** Counts what is wrong, and forgives what is thrown. */
const forgiving = main(
  'try { if (Solution.twice(1) != 2) bad++; } catch (Exception thrown) {}\nif (bad > 0) throw new Exception("bad");',
);

describe.skipIf(missingForSandbox().length > 0)("published Java tests", () => {
  let backend: BubblewrapBackend;
  beforeAll(async () => {
    backend = await openBubblewrapBackend({ home: sandboxTestHome, slots: 2 });
  }, 240_000);
  afterAll(() => backend?.close());

  /** What the tests ask and their last word, on a candidate of which `answer` tells the answers. */
  async function run(testSource: string, answer: (question: string) => string): Promise<string[]> {
    const compiled = await backend.compile("java", {
      program: "checker",
      entryPoint: "twice",
      preamble,
      testSource,
    });
    if (compiled.kind !== "compiled") throw new Error(JSON.stringify(compiled));
    const handle = await backend.acquire("java", limits, "checker");
    const program = { entryPoint: "twice", preamble, source: compiled.text };
    return hearChecker(handle, program, answer);
  }

  const asked = 'C ["t",["i","1"]]';
  test.each([
    ["the right answer", '["i","2"]', "P"],
    ["a wrong answer", '["i","3"]', "F"],
    ["a text, though they forgive what it throws", '"2"', "F"],
    ["nothing, though they forgive what it throws", "null", "F"],
    ["a number beyond the type's, though they forgive that too", '["i","4294967298"]', "F"],
  ])("judge %s", async (_what, answer, verdict) => {
    expect(await run(forgiving, () => answer)).toEqual([asked, verdict]);
  });

  test("may ask from many threads, and each gets its own answer", async () => {
    const source = main(
      'java.util.stream.IntStream.range(0, 200).parallel().forEach(n -> { if (Solution.twice(n) != 2 * n) bad = 1; });\nif (bad > 0) throw new Exception("bad");',
    );
    const said = await run(source, (question) => {
      const [, [, number]] = JSON.parse(question) as [string, [string, string]];
      return `["i","${2 * Number(number)}"]`;
    });
    expect([new Set(said).size, said.at(-1)]).toEqual([201, "P"]);
  });
});
