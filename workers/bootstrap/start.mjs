// npm start: sets a fresh clone up and serves the site. A later start finds everything done.

import { checkConfiguration } from "./check-configuration.mjs";
import { checkPortEarly } from "./check-port-early.mjs";
import { runBundle } from "./run-bundle.mjs";
import {
  isSiteBuilt,
  prepareBundle,
  preparePackages,
  prepareSite,
  prepareSystem,
  runSetup,
} from "./setup.mjs";

await runSetup(async () => {
  await checkPortEarly();
  await preparePackages();
  await prepareBundle();
  // Before the slow steps; where there are none, serving checks it first thing.
  if (!isSiteBuilt()) checkConfiguration();
  await prepareSystem({ forTests: false });
  await prepareSite();
});
await runBundle(["serve"]);
