import { z } from "zod";
import { DomainError } from "../core/errors";

/** Environment variables as a process has them. */
export type EnvironmentSource = Readonly<Record<string, string | undefined>>;

const postgresUrl = /^postgres(ql)?:\/\/[^/]+\/[^/?]+/;

/** Settings that several processes read; each message says how to put the value right. */
export const settings = {
  port: z
    .string()
    .regex(/^[0-9]{1,5}$/, "give a whole number from 1 to 65535")
    .transform(Number)
    .refine((port) => port >= 1 && port <= 65_535, "give a whole number from 1 to 65535"),
  host: z
    .string()
    .regex(/^[A-Za-z0-9.:_-]+$/, "give an address of this machine, such as 127.0.0.1 or 0.0.0.0"),
  databaseUrl: z
    .string()
    .regex(postgresUrl, "give a URL like postgres://user:password@host:5432/database")
    .refine(URL.canParse, "give a URL like postgres://user:password@host:5432/database"),
};

/**
 * Parses environment variables; an empty one counts as absent.
 * @throws DomainError bad-input: one line that names variable, value and remedy.
 */
export function parseSettings<Schema extends z.ZodType>(
  schema: Schema,
  source: EnvironmentSource,
): z.output<Schema> {
  const given = Object.entries(source).filter(([, value]) => value !== undefined && value !== "");
  const parsed = schema.safeParse(Object.fromEntries(given));
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  const name = String(issue?.path[0] ?? "");
  const value = source[name];
  const shown = value === undefined || value === "" ? `${name} is missing` : showValue(name, value);
  throw new DomainError("bad-input", `${shown}: ${issue?.message ?? "invalid"}`);
}

/** A URL's password stays out of terminals and logs. */
function showValue(name: string, value: string): string {
  return `${name}=${value.replace(/:[^:@/]*@/, ":***@")}`;
}
