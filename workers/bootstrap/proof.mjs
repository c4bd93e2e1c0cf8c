// npm run proof -- NAME: one of the slow proofs of workers/proofs, bundled and run.
import { existsSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { root } from "./checkout.mjs";
import { prepareBundle, preparePackages, prepareSite, prepareSystem, runSetup } from "./setup.mjs";

const [name = "", ...words] = process.argv.slice(2);
const entry = join("workers", "proofs", `${name}.ts`);
const outfile = join("dist", "proofs", `${name}.mjs`);
const badUsageExitCode = 2;
/** Proofs that look at the site in its production build. */
const ofSite = new Set(["crawl-site", "lighthouse-site", "measure-site", "walk-site"]);

if (!/^[a-z-]+$/.test(name) || !existsSync(join(root, entry))) {
  process.stderr.write("usage: npm run proof -- NAME, with NAME.ts in workers/proofs\n");
  process.exit(badUsageExitCode);
}
await runSetup(async () => {
  await preparePackages();
  await prepareBundle();
  await prepareSystem({ forTests: ofSite.has(name) });
  if (ofSite.has(name)) await prepareSite();
  const { bundleProgram } = await import("./build-worker.mjs");
  await bundleProgram(root, entry, outfile);
});
process.argv = [process.argv[0], join(root, outfile), ...words];
await import(pathToFileURL(join(root, outfile)).href);
