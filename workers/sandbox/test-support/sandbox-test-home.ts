import { join } from "node:path";
import { checkoutRoot } from "../../checkout-root";

/** Home of the tests' backends: kept between runs, because an image takes seconds to build. */
export const sandboxTestHome = join(checkoutRoot, "dist", "sandbox-tests");
