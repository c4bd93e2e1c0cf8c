import "server-only";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { DomainError } from "../../core/errors";

let script: Promise<string> | undefined;

/**
 * The program that computes an archive again, as the build made it of workers/recompute.
 * @throws DomainError environment where the site was not built.
 */
export function readRecomputeScript(): Promise<string> {
  script ??= read();
  script.catch(() => {
    script = undefined;
  });
  return script;
}

async function read(): Promise<string> {
  const path = join(/* turbopackIgnore: true */ process.cwd(), "dist", "recompute.mjs");
  try {
    return await readFile(path, "utf8");
  } catch (cause) {
    throw new DomainError("environment", `${path} is missing: the site's build makes it`, {
      cause,
    });
  }
}
