import { scryptSync } from "node:crypto";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import type { StartFillProgress } from "../../db/fill-progress";
import { migrateDatabase } from "../../db/migrate";
import { provisionRoles, setWebPassword } from "../../db/provision-roles";
import { provisionQueue } from "../../db/queue/provision-queue";
import type { Env } from "../../lib/config/env";
import { DomainError } from "../../lib/core/errors";
import { readOrMakeSecret } from "./server-files";
import { startEmbeddedPostgres } from "./start-embedded-postgres";

const passwordBytes = 24;

/** A migrated database and the connections of its two roles. */
export interface ProvidedDatabase {
  workerUrl: string;
  /** The site's connection; the role that is made here gets its password with the first call. */
  openWebLogin(): Promise<string>;
  /** The embedded server's port; null where DATABASE_URL names the server. */
  embeddedPort: number | null;
  /** Leaves the embedded server, which stops when nobody else uses it. */
  leave(): Promise<void>;
}

/**
 * Starts or finds the database of a configuration, migrates it and sets up its roles.
 * @throws DomainError environment when it can't be reached or set up.
 */
export async function provideDatabase(
  env: Env,
  migrationsFolder: string,
  startProgress?: StartFillProgress,
): Promise<ProvidedDatabase> {
  const embedded =
    env.databaseUrl === null
      ? await startEmbeddedPostgres({ folder: join(env.home, "postgres") })
      : null;
  const ownerUrl = embedded?.ownerUrl ?? env.databaseUrl ?? "";
  try {
    await migrateReachable(ownerUrl, migrationsFolder, startProgress);
    const chosen = chosenWebPassword(env);
    const passwords = makePasswords(ownerUrl, env.home);
    const roles = await provisionRoles(
      ownerUrl,
      { worker: passwords.worker, web: chosen ?? passwords.web },
      // A site of another machine may have chosen it.
      { keepsWeb: chosen === null },
    );
    await provisionQueue(ownerUrl);
    return {
      workerUrl: roles.workerUrl,
      openWebLogin: async () =>
        env.webDatabaseUrl ?? (await setWebPassword(ownerUrl, passwords.web)),
      embeddedPort: embedded?.port ?? null,
      leave: async () => embedded?.leave(),
    };
  } catch (cause) {
    await embedded?.leave();
    throw cause;
  }
}

async function migrateReachable(
  ownerUrl: string,
  migrationsFolder: string,
  startProgress?: StartFillProgress,
): Promise<void> {
  try {
    await migrateDatabase(ownerUrl, migrationsFolder, startProgress);
  } catch (cause) {
    const reason = rootMessage(cause);
    throw new DomainError("environment", `the database could not be migrated: ${reason}`, {
      cause,
    });
  }
}

/** The query builder wraps the server's own words. */
function rootMessage(cause: unknown): string {
  let error = cause;
  while (error instanceof Error && error.cause instanceof Error) error = error.cause;
  if (error instanceof AggregateError) error = error.errors[0];
  return error instanceof Error ? error.message : String(error);
}

/**
 * The passwords of the two roles, made from the owner's: all machines that work on one database come to
 * the same, and none shuts the others out. An owner that needs no password has one made for this home.
 */
function makePasswords(ownerUrl: string, home: string): { worker: string; web: string } {
  const url = new URL(ownerUrl);
  const secret = decodeURIComponent(url.password) || readHomeSecret(home);
  // Slow on purpose: who learns one of them is far from the owner's.
  const derive = (role: string) =>
    scryptSync(secret, `errorbar ${role} of ${url.pathname}`, passwordBytes).toString("base64url");
  return { worker: derive("worker"), web: derive("web") };
}

function readHomeSecret(home: string): string {
  const folder = join(home, "secrets");
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  return readOrMakeSecret(join(folder, "role-passwords"));
}

/** A web URL of the made role's name brings its own password. */
function chosenWebPassword(env: Env): string | null {
  if (env.databaseUrl === null || env.webDatabaseUrl === null) return null;
  const database = new URL(env.databaseUrl).pathname.slice(1);
  const web = new URL(env.webDatabaseUrl);
  const isMadeRole = decodeURIComponent(web.username) === `${decodeURIComponent(database)}_web`;
  return isMadeRole && web.password !== "" ? decodeURIComponent(web.password) : null;
}
