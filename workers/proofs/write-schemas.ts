import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { describeFileSchemas } from "../../lib/contracts/file-schemas";
import { checkoutRoot } from "../checkout-root";
import { portableSuiteJsonSchema } from "../importers/errorbar/suite-schema";

/** Writes the JSON Schemas that are made from code: tests say when they are stale. */
const schemas: Record<string, object> = {
  ...describeFileSchemas(),
  "errorbar-suite-1.schema.json": portableSuiteJsonSchema(),
};
for (const [name, schema] of Object.entries(schemas)) {
  const path = join(checkoutRoot, "public/schemas", name);
  writeFileSync(path, `${JSON.stringify(schema, null, 2)}\n`);
  process.stdout.write(`${path}\n`);
}
