import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { checkoutRoot } from "../checkout-root";
import { portableSuiteJsonSchema } from "../importers/errorbar/suite-schema";

/** Writes the JSON Schemas that are made from code: a test says when they are stale. */
const path = join(checkoutRoot, "public/schemas/errorbar-suite-1.schema.json");
writeFileSync(path, `${JSON.stringify(portableSuiteJsonSchema(), null, 2)}\n`);
process.stdout.write(`${path}\n`);
