import { expect, test } from "vitest";
import { modelDescriptions } from "../schema/models";
import { withTestDatabase } from "../test-support/with-test-database";
import { findModel } from "./find-model";
import { listModelSummaries } from "./list-model-summaries";
import { registerModel } from "./register-model";

const database = withTestDatabase();
const bare = { slug: "m", name: "m", provider: null, revision: null, synthetic: false };

test("a bare entry is what it was registered as, and has no description", async () => {
  await registerModel(database.worker, bare);
  expect(await findModel(database.worker, "m")).toMatchObject({ ...bare, descriptionId: null });
});

test("of several descriptions the newest stands whole: nothing is filled from an older one", async () => {
  const { model } = await registerModel(database.worker, bare);
  const append = (fields: { name: string; provider?: string; revision?: string }) =>
    database.worker.insert(modelDescriptions).values({ modelId: model.id, ...fields });
  await append({ name: "Old name", provider: "Acme", revision: "1" });
  await append({ name: "New name", revision: "2" });
  const described = { slug: "m", name: "New name", provider: null };
  expect(await findModel(database.worker, "m")).toMatchObject({ ...described, revision: "2" });
  const [summary] = await listModelSummaries(database.web, "m");
  expect(summary).toMatchObject({ ...described, modelRevision: "2" });
});

test("an import that made the bare entry finds it again after it was described", async () => {
  const again = await registerModel(database.worker, bare);
  expect(again).toMatchObject({ created: false, model: { name: "New name" } });
  const other = registerModel(database.worker, { ...bare, provider: "Other" });
  await expect(other).rejects.toMatchObject({ code: "conflict" });
});
