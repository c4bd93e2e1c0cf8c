import { join } from "node:path";
import { checkoutRoot } from "../../checkout-root";

/** Where the hostile programs and the cheats lie, for source and bundle alike. */
export const conformanceFolder = join(checkoutRoot, "workers/sandbox/conformance");
