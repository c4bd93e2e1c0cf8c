import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

export const port = Number(process.env.ERRORBAR_E2E_PORT ?? 3100);

/** A home of its own: what people evaluated here is neither read nor touched. */
export const home = findHome();

/** Made anew for a round when nobody names one; the processes of a round inherit its name. */
function findHome(): string {
  const given = process.env.ERRORBAR_E2E_HOME;
  if (given) return given;
  const made = mkdtempSync(join(tmpdir(), "errorbar-e2e-"));
  process.env.ERRORBAR_E2E_HOME = made;
  return made;
}
