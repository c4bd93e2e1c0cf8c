import { expect, test } from "vitest";
import type { SandboxBackend, SandboxHandle } from "../../../lib/core/ports/sandbox";
import { attackLanguage, shortFormOf } from "./attack-language";

/** A backend that contains nothing: every program returns as if it were harmless. */
const careless = {
  compile: async () => ({ kind: "compiled", text: "", cpuMs: 0 }),
  acquire: async (): Promise<Partial<SandboxHandle>> => {
    const statuses = ["L", "R", "Q"];
    return {
      send: () => {},
      receive: async () => ({
        kind: "frame",
        payload: Buffer.from(`request\0${statuses.shift()}\0["l"]`),
      }),
      usage: () => ({
        cpuMs: 1,
        wallMs: 1,
        memoryPeakBytes: 1,
        outputBytes: 0,
        processLimitHits: 0,
        policyViolations: 0,
      }),
      dispose: async () => {},
    };
  },
} as unknown as SandboxBackend;

test("a program that was not contained is named, with what it did instead", async () => {
  const names: string[] = [];
  const result = await attackLanguage(careless, "python", 1, () => names.push("done"));
  expect(result).toMatchObject({ name: "hostile python", state: "missing" });
  expect(result.detail).toMatch(/^\d of \d contained; not: infinite-loop \(it ended with \{/);
  expect(result.detail).toContain("policy-setuid (");
  // These two end harmlessly, and so they did here.
  expect(result.detail).not.toContain("write-outside");
  expect(names).toHaveLength(shortFormOf("python").length);
});

test.each([
  ["python", "memory-bomb", ["policy-setuid"]],
  ["javascript", "buffer-bomb", ["policy-setuid"]],
  ["java", "heap-bomb", []],
] as const)(
  "the short form in %s has a program for every kind of limit",
  (language, bomb, more) => {
    const names = shortFormOf(language).map(({ name }) => name);
    const common = ["infinite-loop", "fork-bomb", "endless-stdout", "write-outside", "tcp"];
    const expected = [...common, "open-kernel-settings", bomb, ...more];
    expect(names.toSorted()).toEqual(expected.toSorted());
  },
);
