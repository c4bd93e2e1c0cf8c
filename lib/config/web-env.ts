import { z } from "zod";
import {
  checkObjectVariables,
  type ObjectLocation,
  objectLocationVariables,
  objectVariables,
  toObjectLocation,
} from "./object-location";
import { type EnvironmentSource, parseSettings, settings } from "./settings";

/** All that the site's process is told: no owner, no worker. */
export interface WebEnv {
  databaseUrl: string;
  /** Where objects are read. */
  objects: ObjectLocation;
  /** What keeps this machine from making records, for the banner; empty when nothing does. */
  missing: string[];
}

const schema = z
  .object({
    ERRORBAR_WEB_DATABASE_URL: settings.databaseUrl,
    ...objectVariables,
    ERRORBAR_MISSING: z
      .string()
      .transform((text, context) => {
        try {
          return JSON.parse(text) as unknown;
        } catch {
          context.addIssue({ code: "custom", message: "give a JSON list of sentences" });
          return z.NEVER;
        }
      })
      .pipe(z.array(z.string(), "give a JSON list of sentences"))
      .default([]),
  })
  .superRefine(checkObjectVariables);

/** @throws DomainError bad-input: one line that names variable, value and remedy. */
export function readWebEnv(source: EnvironmentSource): WebEnv {
  const values = parseSettings(schema, source);
  return {
    databaseUrl: values.ERRORBAR_WEB_DATABASE_URL,
    objects: toObjectLocation(values, ""),
    missing: values.ERRORBAR_MISSING,
  };
}

/** The variables from which the site's process reads its configuration. */
export function webEnvVariables(env: WebEnv): Record<string, string> {
  return {
    ERRORBAR_WEB_DATABASE_URL: env.databaseUrl,
    ...objectLocationVariables(env.objects),
    ERRORBAR_MISSING: JSON.stringify(env.missing),
  };
}
