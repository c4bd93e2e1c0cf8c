import { statSync } from "node:fs";
import { resolve } from "node:path";

/** Whether a word of a command line is the address of a site and not a folder. */
export function isAddress(place: string): boolean {
  return /^https?:/.test(place);
}

/**
 * The absolute path of a home that a proof is to open. A command makes the home that it is told when there is none,
 * so that a slip here would measure an empty site.
 * @throws where the place is an address or no folder, with the remedy
 */
export function requireHome(place: string): string {
  if (isAddress(place)) {
    throw new Error(`${place} is an address: this starts servers of its own, so name the home`);
  }
  const folder = resolve(place);
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) {
    throw new Error(`${folder} is no folder: make it with npm run proof -- seed-site ${place}`);
  }
  return folder;
}
