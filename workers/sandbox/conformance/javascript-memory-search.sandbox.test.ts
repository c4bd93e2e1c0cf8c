import { randomBytes } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { GradedTask } from "../../../lib/core/ports/grader";
import type { SandboxBackend } from "../../../lib/core/ports/sandbox";
import { defaultLimits } from "../../../lib/core/suite/default-limits";
import { formatWire } from "../../../lib/core/values/format-wire";
import type { Value } from "../../../lib/core/values/value";
import { missingForSandbox, openBubblewrapBackend } from "../bubblewrap-backend";
import { gradeWith } from "../test-support/describe-cheats";
import { sandboxTestHome } from "../test-support/sandbox-test-home";
import { makeTask } from "./cheats/make-task";
import { readCheatFile } from "./cheats/read-cheat";

const string = (value: string): Value => ({ kind: "string", value });
const patient = {
  ...defaultLimits,
  wallMsPerTest: 60_000,
  cpuMsPerTest: 30_000,
  cpuMsTotal: 60_000,
  // A snapshot of the heap as text takes several times the heap.
  memoryBytes: 1024 * 1024 * 1024,
};

describe.skipIf(missingForSandbox().length > 0)("a search of all that Node holds", () => {
  let backend: SandboxBackend;
  beforeAll(async () => {
    backend = await openBubblewrapBackend({ home: sandboxTestHome, slots: 2 });
    await (await backend.acquire("javascript", patient, "driver")).dispose();
  }, 240_000);
  afterAll(() => backend?.close());

  /** Memory, heap with its closures, files: the answer of the first case, or the verdict. */
  async function search(
    planFor: (given: string, kept: string) => GradedTask["testPlan"],
  ): Promise<string> {
    const mark = () => randomBytes(16).toString("hex");
    const testPlan = planFor(`canary-given-${mark()}`, `canary-kept-${mark()}`);
    const task = { ...makeTask("javascript", "exact"), testPlan };
    const source = readCheatFile("javascript", "fixtures/search-memory");
    const { verdict, cases } = await gradeWith(backend, task, source, patient);
    return cases[0]?.returned ?? verdict.kind;
  }

  // The input's own canary is the proof that the search would have found the other.
  test("finds no expected value", { timeout: 120_000 }, async () => {
    const answer = await search((given, kept) => ({
      kind: "calls",
      cases: [
        {
          visibility: "hidden",
          args: formatWire({ kind: "tuple", items: [string(given)] }),
          expectation: { kind: "equal", value: formatWire(string(kept)) },
        },
      ],
    }));
    expect(answer).toBe('["given"]');
  });

  test("finds nothing of the tests' source", { timeout: 120_000 }, async () => {
    const answer = await search((given, kept) => ({
      kind: "checker",
      visibility: "hidden",
      source: `const expected = "${kept}";\nconsole.assert(JSON.stringify(seal("${given}")) === '["given"]');`,
    }));
    expect(answer).toBe("passed");
  });
});
