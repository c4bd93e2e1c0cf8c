// The checks that read the sources without running them, as arguments of Node.
import { join } from "node:path";
import { root } from "./checkout.mjs";

const packaged = (...parts) => join(root, "node_modules", ...parts);

export const staticChecks = [
  { name: "format and lint", words: [packaged("@biomejs", "biome", "bin", "biome"), "check"] },
  { name: "types", words: [packaged("typescript", "bin", "tsc"), "--noEmit"] },
  { name: "boundaries", words: [join(root, "workers", "bootstrap", "check-boundaries.mjs")] },
  { name: "dead code", words: [packaged("knip", "bin", "knip.js"), "--no-progress"] },
];
