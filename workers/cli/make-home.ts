import { accessSync, constants, existsSync, mkdirSync } from "node:fs";
import { dirname } from "node:path";
import { DomainError } from "../../lib/core/errors";

/**
 * Makes the home folder where it is missing.
 * @throws DomainError bad-input naming the variable when it can't be made or written to.
 */
export function makeHome(home: string): void {
  try {
    makeFolder(home);
    accessSync(home, constants.W_OK | constants.X_OK);
  } catch (cause) {
    const { code } = cause as NodeJS.ErrnoException;
    throw new DomainError(
      "bad-input",
      `ERRORBAR_HOME=${home}: the folder can't be made or written to (${code}); choose another`,
      { cause },
    );
  }
}

/** One folder at a time: Node's own recursive way never returns from a place such as /proc. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  try {
    mkdirSync(folder);
  } catch (cause) {
    // Another process was faster.
    if (!existsSync(folder)) throw cause;
  }
}
