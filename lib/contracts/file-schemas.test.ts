import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { describeFileSchemas } from "./file-schemas";

describe("public/schemas is made from the schemas that read the files", () => {
  test.each(Object.entries(describeFileSchemas()))(
    "%s is current (npm run proof write-schemas writes it)",
    (name, schema) => {
      const path = new URL(`../../public/schemas/${name}`, import.meta.url);
      expect(JSON.parse(readFileSync(path, "utf8"))).toEqual(schema);
    },
  );
});
