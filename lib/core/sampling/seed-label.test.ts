import { describe, expect, test } from "vitest";
import { z } from "zod";
import { describeReference } from "../../test-support/describe-reference";
import { DomainError } from "../errors";
import { sha256Hex } from "../protocol/sha256-hex";
import { createRandomStream } from "./random-stream";
import { seedLabel, seedLabelKinds } from "./seed-label";

const labelVectors = z.array(
  z.object({
    kind: z.enum(seedLabelKinds),
    cycle: z.string(),
    dimensions: z.record(z.string(), z.string()),
    label: z.string(),
    key: z.string(),
    b: z.number(),
    u32: z.array(z.number()),
  }),
);

describeReference("scope_labels", labelVectors, (vectors) => {
  for (const vector of vectors) {
    test(`${vector.label} is built from its parts and seeds the reference words`, () => {
      const label = seedLabel(vector.kind, vector.cycle, vector.dimensions);
      expect(label).toBe(vector.label);
      expect(sha256Hex(label)).toBe(vector.key);
      const stream = createRandomStream(label, vector.b);
      expect(vector.u32.map(() => stream.nextUint32())).toEqual(vector.u32);
    });
  }
});

describe("seedLabel", () => {
  test("dimensions are named in the fixed order whatever the order given", () => {
    expect(seedLabel("flip", "2026-W48", { language: "java", category: "refactoring" })).toBe(
      "cgb/v1/flip/2026-W48/category=refactoring&language=java",
    );
  });

  test("a repository comes after every other dimension", () => {
    expect(seedLabel("bootstrap", "r", { repository: "django-django", level: "1" })).toBe(
      "cgb/v1/bootstrap/r/level=1&repository=django-django",
    );
  });

  test("an empty cycle and values that are not slugs are refused", () => {
    expect(() => seedLabel("flip", "", {})).toThrow(DomainError);
    for (const level of ["", "Hard", "a&b", "a/b", "a=b"]) {
      expect(() => seedLabel("flip", "2026-W48", { level })).toThrow(DomainError);
    }
  });
});
