import { randomBytes } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { GradedTask } from "../../../lib/core/ports/grader";
import type { SandboxBackend } from "../../../lib/core/ports/sandbox";
import type { Expectation } from "../../../lib/core/scoring/test-plan";
import { defaultLimits } from "../../../lib/core/suite/default-limits";
import { formatWire } from "../../../lib/core/values/format-wire";
import type { Value } from "../../../lib/core/values/value";
import { missingForSandbox, openBubblewrapBackend } from "../bubblewrap-backend";
import { openForkServerBackend } from "../fork-server/fork-server-backend";
import { gradeWith } from "../test-support/describe-cheats";
import { sandboxTestHome } from "../test-support/sandbox-test-home";
import { makeTask } from "./cheats/make-task";
import { readCheatFile } from "./cheats/read-cheat";

const missing = missingForSandbox();
const string = (value: string): Value => ({ kind: "string", value });
const equal = (value: Value): Expectation => ({ kind: "equal", value: formatWire(value) });

const options = { home: sandboxTestHome, slots: 2 };
const backends: [name: string, open: () => Promise<SandboxBackend>][] = [
  ["bubblewrap", () => openBubblewrapBackend(options)],
  ["a fork server", () => openForkServerBackend(options)],
];

describe.skipIf(missing.length > 0).each(backends)(
  "a search of the candidate's whole memory under %s",
  (_name, open) => {
    let backend: SandboxBackend;
    beforeAll(async () => {
      backend = await open();
    });
    afterAll(() => backend?.close());

    test("finds no expected value", async () => {
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

    test("finds nothing of the tests' source", async () => {
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
      const task = { ...makeTask("python", "exact"), testPlan };
      const limits = {
        ...defaultLimits,
        wallMsPerTest: 30_000,
        cpuMsPerTest: 30_000,
        cpuMsTotal: 60_000,
      };
      const source = readCheatFile("python", "fixtures/search-memory");
      const { verdict, cases } = await gradeWith(backend, task, source, limits);
      return cases[0]?.returned ?? verdict.kind;
    }
  },
);
