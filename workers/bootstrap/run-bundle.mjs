// Hands over to the bundled command line in this very process.
import { pathToFileURL } from "node:url";
import { bundle } from "./checkout.mjs";

/** @param {string[]} words the command line after the program's name */
export async function runBundle(words) {
  process.setSourceMapsEnabled(true);
  process.argv = [process.argv[0], bundle, ...words];
  await import(pathToFileURL(bundle).href);
}
