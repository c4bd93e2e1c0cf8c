import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describeFileSchemas } from "../../lib/contracts/file-schemas";
import { checkoutRoot } from "../checkout-root";

const folder = join(checkoutRoot, "public", "schemas");
mkdirSync(folder, { recursive: true });
for (const [name, schema] of Object.entries(describeFileSchemas())) {
  writeFileSync(join(folder, name), `${JSON.stringify(schema, null, 2)}\n`);
  process.stdout.write(`public/schemas/${name}\n`);
}
