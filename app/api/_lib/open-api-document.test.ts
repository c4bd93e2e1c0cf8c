import { describe, expect, test } from "vitest";
import { describeSchemas } from "./api-schemas";
import { openApiDocument } from "./open-api-document";

const text = JSON.stringify(openApiDocument());
const tier = {
  name: "tier",
  in: "query",
  required: false,
  schema: { type: "number", enum: [1, 2, 3] },
};

describe("the description of the API", () => {
  test("refers only to schemas that it holds", () => {
    const addresses = [...text.matchAll(/"\$ref":"([^"]+)"/g)].map((match) => match[1]);
    const known = Object.keys(describeSchemas()).map((name) => `#/components/schemas/${name}`);
    expect(addresses.length).toBeGreaterThan(20);
    expect([...new Set(addresses)].filter((address) => !known.includes(address ?? ""))).toEqual([]);
  });

  test("says which values a query parameter accepts", () => {
    expect(text).toContain(JSON.stringify(tier));
  });
});
