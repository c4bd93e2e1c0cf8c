import { join, resolve } from "node:path";
import { z } from "zod";
import {
  checkObjectVariables,
  type ObjectLocation,
  objectVariables,
  toObjectLocation,
} from "./object-location";
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
  /** Where objects are kept. */
  objects: ObjectLocation;
  pythonBackend: PythonBackend;
}

const schema = z
  .object({
    PORT: settings.port.default(3000),
    HOST: settings.host.default("127.0.0.1"),
    DATABASE_URL: settings.databaseUrl.optional(),
    ERRORBAR_WEB_DATABASE_URL: settings.databaseUrl.optional(),
    ERRORBAR_HOME: z
      .string()
      .refine((path) => !path.includes("\0"), "give the path of a folder")
      .optional(),
    ...objectVariables,
    ERRORBAR_OBJECTS: objectVariables.ERRORBAR_OBJECTS.optional(),
    ERRORBAR_PYTHON_BACKEND: z
      .enum(pythonBackends, `give one of ${pythonBackends.join(", ")}`)
      .default("bubblewrap"),
  })
  .superRefine(checkObjectVariables);

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
    objects: toObjectLocation(values, join(home, "objects")),
    pythonBackend: values.ERRORBAR_PYTHON_BACKEND,
  };
}
