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
const lodash = 'const _ = require("lodash");\n';
const assert = 'const assert = require("node:assert");\n';
/** As mxeval writes it: on failure even its message throws, for no x is declared. */
const compare = "if (!_.isEqual(x0, v0)) {\n  throw 'Error. Value = ' + JSON.stringify(x);\n}\n";
const two = '["f","2.0"]';

describe.skipIf(missingForSandbox().length > 0)("published JavaScript tests", () => {
  let backend: BubblewrapBackend;
  beforeAll(async () => {
    backend = await openBubblewrapBackend({ home: sandboxTestHome, slots: 1 });
    await (await backend.acquire("javascript", limits, "checker")).dispose();
  }, 240_000);
  afterAll(() => backend?.close());

  /** The tests' last word on a candidate that answers the same to every call, and what they asked. */
  async function run(source: string, answer: string, preamble = ""): Promise<string[]> {
    const handle = await backend.acquire("javascript", limits, "checker");
    return hearChecker(handle, { entryPoint: "twice", preamble, source }, () => answer);
  }

  const later = `${assert}(async () => assert.equal(await twice(1), 2))()`;
  const atExit = `${assert}process.on("exit", () => assert(`;
  const uncaught = 'process.on("uncaughtException", () => process.exit(1));\ntwice(1);\n';
  const nodeTest = `${assert}require("node:test").test("doubles", () => `;
  const asked = 'C ["t",["f","1.0"]]';
  test.each<[string, string, string, string[]]>([
    ["console.assert that holds", "console.assert(twice(1) === 2);", two, [asked, "P"]],
    ["console.assert that doesn't", "console.assert(twice(1) === 2);", '["f","3.0"]', [asked, "F"]],
    [
      "an assertion that is caught",
      "try {\n  console.assert(twice(1) === 2);\n} catch {}",
      "null",
      [asked, "F"],
    ],
    ["deepEqual", `${assert}assert.deepEqual(twice(1), [2]);`, `["l",${two}]`, [asked, "P"]],
    ["deepEqual of another", `${assert}assert.deepEqual(twice(1), [2]);`, '["l"]', [asked, "F"]],
    ["lodash", `${lodash}var v0 = 2, x0 = twice(1);\n${compare}`, two, [asked, "P"]],
    [
      "a message that can't be made",
      `${lodash}var v0 = 2, x0 = twice(1);\n${compare}`,
      "null",
      [asked, "F"],
    ],
    ["an answer that is no plain data", "twice(1);", '["o","Proxy"]', [asked, "F"]],
    [
      "a truth that only an object has",
      "console.assert(twice(1));",
      '["l",["o","X"]]',
      [asked, "F"],
    ],
    [
      "tests that wait",
      "(async () => console.assert((await twice(1)) === 2))();",
      two,
      [asked, "P"],
    ],
    [
      "tests that fail later",
      "setTimeout(() => console.assert(twice(1) === 3), 1);",
      two,
      [asked, "F"],
    ],
    ["await at the top", "console.assert((await twice(1)) === 3);", two, [asked, "F"]],
    ["an exit that says failure", "twice(1);\nprocess.exit(1);", two, [asked, "F"]],
    ["an exit that says success", "await twice(1);\nprocess.exit(0);", two, [asked, "P"]],
    ["a status set late", `${later}.catch(() => { process.exitCode = 1; });`, "null", [asked, "F"]],
    ["a status left alone", `${later}.catch(() => { process.exitCode = 1; });`, two, [asked, "P"]],
    ["a listener that throws", `${atExit}twice(1) === 2));`, "null", [asked, "F"]],
    ["a listener that does not", `${atExit}twice(1) === 2));`, two, [asked, "P"]],
    [
      "a listener that exits",
      'if (twice(1) !== 2) process.on("exit", () => process.exit(1));',
      "null",
      [asked, "F"],
    ],
    ["an exit at what nobody caught", `${uncaught}null.x;`, two, [asked, "F"]],
    ["node:test", `${nodeTest}assert.equal(twice(1), 2));`, two, [asked, "P"]],
    ["node:test that fails", `${nodeTest}assert.equal(twice(1), 2));`, "null", [asked, "F"]],
    ["what never settles", "twice(1);\nawait new Promise(() => {});", two, [asked, "F"]],
    [
      "an answer passed back that is too large in bytes",
      'twice("€".repeat(twice(1) * 50_000));',
      two,
      [asked, "F"],
    ],
    [
      "arguments too large from the start",
      'twice("€".repeat(100_000));',
      two,
      ["E the tests pass more than a frame holds"],
    ],
    [
      "a test that never asks",
      "const check = () => twice(1);",
      two,
      ["E the tests never call the entry point"],
    ],
    [
      "tests that throw by themselves",
      "null.x;\ntwice(1);",
      two,
      ["E TypeError: Cannot read properties of null (reading 'x')"],
    ],
    ["tests that are no program", "twice(1", two, ["E SyntaxError: missing ) after argument list"]],
    ["what can't be sent", "twice(() => 1);", two, ["E the tests pass what is no plain data"]],
  ])("judge %s", async (_name, source, answer, expected) => {
    expect(await run(source, answer)).toEqual(expected);
  });

  test("see the helpers that the prompt defines before the entry point", async () => {
    const helper = "const half = (n) => n / 2;\n";
    expect(await run("console.assert(half(twice(1)) === 1);", two, helper)).toEqual([asked, "P"]);
  });

  test("ask every candidate the same random questions", async () => {
    const source = "for (let n = 0; n < 3; n += 1) twice(Math.random());";
    expect(await run(source, two)).toEqual(await run(source, "null"));
  });
});
