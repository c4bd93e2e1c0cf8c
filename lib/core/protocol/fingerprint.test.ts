import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { canonicalJson } from "./canonical-json";
import { fingerprint } from "./fingerprint";
import { manifestSchema } from "./manifest";
import { changeManifest } from "./test-support/change-manifest";
import { olderManifest } from "./test-support/older-manifest";
import { statedManifest } from "./test-support/stated-manifest";

const hash = (value: unknown) =>
  createHash("sha256").update(canonicalJson(value), "utf8").digest("hex");

test("it is the hash of the four contracts, whatever the order of their fields", () => {
  const turned = Object.fromEntries(Object.entries(statedManifest).reverse());
  expect(fingerprint(manifestSchema.parse(turned))).toBe(hash(statedManifest));
});

test("a change of any field is another fingerprint", () => {
  const warmer = changeManifest(statedManifest, { "generation.temperature": "0.3" });
  expect(fingerprint(warmer)).not.toBe(fingerprint(statedManifest));
});

test("of a manifest of the older form it names what that says today, not its stored text", () => {
  expect(fingerprint(manifestSchema.parse(olderManifest))).not.toBe(hash(olderManifest));
});
