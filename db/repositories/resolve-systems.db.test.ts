import { expect, test } from "vitest";
import { withTestDatabase } from "../test-support/with-test-database";
import { registerModel } from "./register-model";
import { resolveSystems } from "./resolve-systems";

const database = withTestDatabase();

const register = (slug: string, name: string, synthetic = false) =>
  registerModel(database.worker, { slug, name, provider: null, revision: null, synthetic });
const resolve = async (...names: string[]) =>
  (await resolveSystems(database.worker, names)).map(({ slug }) => slug);

test("a system is the model of its very name, whatever that model's slug is", async () => {
  await register("acme-1", "ACME One");
  expect(await resolve("ACME One", "acme one")).toEqual(["acme-1", "acme-one"]);
});

test("a name that several models have decides nothing; the slug that it makes does", async () => {
  await register("twin-a", "The Twin");
  await register("twin-b", "The Twin");
  expect(await resolve("The Twin")).toEqual(["the-twin"]);
  expect(await resolve("The Twin")).toEqual(["the-twin"]);
});

test("a baseline is never matched, neither by name nor by slug", async () => {
  await register("baseline-x", "Baseline X", true);
  const slugs = await resolve("Baseline X", "baseline-x");
  expect(new Set(slugs).size).toBe(2);
  expect(slugs).not.toContain("baseline-x");
});

test("systems of one file never share a model, and the same file finds the same ones", async () => {
  await register("shared", "Shared");
  const first = await resolve("Shared", "shared", "SHARED", "sháred");
  expect(first[0]).toBe("shared");
  expect(new Set(first).size).toBe(4);
  expect(await resolve("Shared", "shared", "SHARED", "sháred")).toEqual(first);
});

test("two imports with the same new systems in different order both end", async () => {
  const names = Array.from({ length: 200 }, (_, index) => `crossing ${index}`);
  const [one, two] = await Promise.all([
    database.worker.transaction((transaction) => resolveSystems(transaction, names)),
    database.worker.transaction((transaction) => resolveSystems(transaction, names.toReversed())),
  ]);
  expect(two.toReversed()).toEqual(one);
});
