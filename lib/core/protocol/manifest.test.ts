import { describe, expect, test } from "vitest";
import { listUndisclosed } from "./list-undisclosed";
import { manifestSchema } from "./manifest";
import { olderManifest } from "./test-support/older-manifest";

describe("a manifest of the older form", () => {
  test("is read with what it could not state as undisclosed", () => {
    const manifest = manifestSchema.parse(olderManifest);
    expect(manifest.generation).toMatchObject({ attempts: null, tools: null, design: null });
    expect(manifest).toMatchObject(olderManifest);
    expect(listUndisclosed(manifest)).toEqual(
      expect.arrayContaining(["generation.maxWallMs", "execution.packageAllowlist"]),
    );
  });

  test("is not altered by being read", () => {
    const before = JSON.stringify(olderManifest);
    manifestSchema.parse(olderManifest);
    expect(JSON.stringify(olderManifest)).toBe(before);
  });
});
