import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

const built = [".next", "server", "app", "_not-found.html"];

/** The page for missing addresses as it was rendered when the site was built; null where it was not built. */
export function readMissingPage(): string | null {
  const path = join(/* turbopackIgnore: true */ process.cwd(), ...built);
  return existsSync(path) ? readFileSync(path, "utf8") : null;
}

/**
 * What to send for a page that turned out to name nothing only while it was rendered. The framework sends an empty
 * one then, which becomes a page by scripts alone.
 * @param missing the whole page for missing addresses
 */
export function fillMissing(html: string, missing: string | null): string {
  return missing !== null && html.includes('<html id="__next_error__">') ? missing : html;
}
