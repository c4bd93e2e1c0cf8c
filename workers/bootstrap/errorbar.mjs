// npm run -s errorbar -- COMMAND: the command line, set up on the way. Standard output is the
// command's own.
import { runBundle } from "./run-bundle.mjs";
import { prepareBundle, preparePackages, runSetup } from "./setup.mjs";

const words = process.argv.slice(2);

await runSetup(async () => {
  await preparePackages();
  await prepareBundle();
});
await runBundle(words);
