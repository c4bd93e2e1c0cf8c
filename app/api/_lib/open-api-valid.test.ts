import { Validator } from "@seriousme/openapi-schema-validator";
import { expect, test } from "vitest";
import { endpoints } from "./endpoints";
import { openApiDocument } from "./open-api-document";

test("the description is valid OpenAPI 3.1 and holds every endpoint", async () => {
  const document = openApiDocument();
  const validator = new Validator();
  const { valid, errors } = await validator.validate(structuredClone(document));
  expect(errors ?? []).toEqual([]);
  expect(valid).toBe(true);
  expect(validator.version).toBe("3.1");
  expect(Object.keys(document.paths ?? {})).toEqual(endpoints.map(({ path }) => path));
  // The specification's schema is compiled first, which takes its time on a busy machine.
}, 30_000);
