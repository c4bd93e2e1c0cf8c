import { describe, expect, test } from "vitest";
import { manifestSchema } from "./manifest";
import { matchesOlderForm } from "./matches-older-form";
import { olderManifest } from "./test-support/older-manifest";

const present = manifestSchema.parse(olderManifest);

describe("a manifest of the older form", () => {
  test("says the same as itself with what is now described beside it", () => {
    const described = {
      ...present,
      task: { ...present.task, promptsSha256: "1" },
      scoring: { ...present.scoring, weights: "equal" },
    };
    expect(matchesOlderForm(olderManifest, described)).toBe(true);
  });

  test("does not say what is newly stated of the generation", () => {
    const stated = { ...present, generation: { ...present.generation, attempts: 3 } };
    expect(matchesOlderForm(olderManifest, stated)).toBe(false);
  });

  test("does not match another value of a field that it has", () => {
    const warmer = { ...present, generation: { ...present.generation, temperature: "0.8" } };
    expect(matchesOlderForm(olderManifest, warmer)).toBe(false);
    const elsewhere = { ...present, execution: null };
    expect(matchesOlderForm(olderManifest, elsewhere)).toBe(false);
  });

  test("is found by its own hash, not by this, when it has the present form", () => {
    expect(matchesOlderForm(present, present)).toBe(false);
  });
});
