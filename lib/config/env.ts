import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { z } from "zod";
import { type EnvironmentSource, parseSettings, settings } from "./settings";

/** What may serve Python: bwrap as every other language, or a server that forks a process a candidate. */
const pythonBackends = ["bubblewrap", "fork-server"] as const;
export type PythonBackend = (typeof pythonBackends)[number];

/** What the worker and the command line are configured with. */
export interface Env {
  port: number;
  host: string;
  /** Connection of the database's owner; null: use the embedded server. */
  databaseUrl: string | null;
  /** Connection that the site uses instead of the role made for it. */
  webDatabaseUrl: string | null;
  /** Absolute folder of database, objects, images and logs. */
  home: string;
  /** Absolute folder of the object store. */
  objects: string;
  pythonBackend: PythonBackend;
}

const schema = z.object({
  PORT: settings.port.default(3000),
  HOST: settings.host.default("127.0.0.1"),
  DATABASE_URL: settings.databaseUrl.optional(),
  ERRORBAR_WEB_DATABASE_URL: settings.databaseUrl.optional(),
  ERRORBAR_HOME: z
    .string()
    .refine((path) => !path.includes("\0"), "give the path of a folder")
    .optional(),
  ERRORBAR_OBJECTS: z
    .string()
    .refine(
      (value) => !value.startsWith("s3:"),
      "S3 is not supported yet; give a folder as file:/absolute/path",
    )
    .refine(isFileUrl, "give a folder as file:/absolute/path")
    .optional(),
  ERRORBAR_PYTHON_BACKEND: z
    .enum(pythonBackends, `give one of ${pythonBackends.join(", ")}`)
    .default("bubblewrap"),
});

function isFileUrl(value: string): boolean {
  if (!value.startsWith("file:/") || !URL.canParse(value)) return false;
  try {
    fileURLToPath(value);
    return true;
  } catch {
    // A host or an encoded slash: not a folder of this machine.
    return false;
  }
}

/**
 * Reads the configuration; relative paths start at the checkout.
 * @throws DomainError bad-input: one line that names variable, value and remedy.
 */
export function readEnv(source: EnvironmentSource, checkoutRoot: string): Env {
  const values = parseSettings(schema, source);
  const home = resolve(checkoutRoot, values.ERRORBAR_HOME ?? ".errorbar");
  return {
    port: values.PORT,
    host: values.HOST,
    databaseUrl: values.DATABASE_URL ?? null,
    webDatabaseUrl: values.ERRORBAR_WEB_DATABASE_URL ?? null,
    home,
    objects:
      values.ERRORBAR_OBJECTS === undefined
        ? join(home, "objects")
        : fileURLToPath(values.ERRORBAR_OBJECTS),
    pythonBackend: values.ERRORBAR_PYTHON_BACKEND,
  };
}
