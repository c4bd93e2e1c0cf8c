import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { selectForReview } from "./select-for-review";

const bases = Array.from({ length: 40 }, (_, at) => ({ id: `base-${at}`, digest: `digest ${at}` }));
const held = Object.fromEntries(bases.map(({ id, digest }) => [id, digest]));
const moment = new Date("2026-11-30T12:00:00Z");

test("with nothing validated everything is looked at", () => {
  expect(selectForReview(bases, {}, { draw: 5, moment }).size).toBe(40);
});

test("what has changed is looked at, and nothing else without a draw", () => {
  const validated = { ...held, "base-3": "another", "base-7": "another" };
  const selected = selectForReview(bases, validated, { draw: 0, moment });
  expect([...selected]).toEqual(["base-3", "base-7"]);
});

test("five percent of forty are two, those with the lowest digest of the week", () => {
  const digest = (id: string) =>
    createHash("sha256").update(`errorbar/pool/review/2026-W49/${id}`).digest("hex");
  const lowest = bases.map(({ id }) => id).sort((a, b) => (digest(a) < digest(b) ? -1 : 1));
  const selected = selectForReview(bases, held, { draw: 5, moment });
  expect([...selected]).toEqual(lowest.slice(0, 2));
});

test("another week draws others", () => {
  const later = new Date("2026-12-07T12:00:00Z");
  const draw = (at: Date) => [...selectForReview(bases, held, { draw: 25, moment: at })];
  expect(draw(moment)).not.toEqual(draw(later));
});
