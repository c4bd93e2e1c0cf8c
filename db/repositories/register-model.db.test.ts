import { expect, test } from "vitest";
import { withTestDatabase } from "../test-support/with-test-database";
import { findModel } from "./find-model";
import { listModels } from "./list-models";
import { registerModel } from "./register-model";

const database = withTestDatabase();
const entry = { slug: "b", name: "B", provider: null, revision: "1", synthetic: false };

test("a model is registered once; the same entry again finds it", async () => {
  const first = await registerModel(database.worker, entry);
  expect(first).toMatchObject({ created: true, model: entry });
  expect(await registerModel(database.worker, entry)).toEqual({ ...first, created: false });
  await registerModel(database.worker, { ...entry, slug: "a" });
  expect((await listModels(database.web)).map((model) => model.slug)).toEqual(["a", "b"]);
});

test("a slug that names something else is refused", async () => {
  await registerModel(database.worker, entry);
  await expect(registerModel(database.worker, { ...entry, revision: "2" })).rejects.toMatchObject({
    code: "conflict",
    message: expect.stringContaining("revision"),
  });
  expect(await findModel(database.web, "nobody")).toBeNull();
});
