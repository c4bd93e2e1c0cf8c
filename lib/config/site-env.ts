import { z } from "zod";
import { type EnvironmentSource, parseSettings } from "./settings";

/** How the site meets the network: its own address, who may forward requests, how many a client makes. */
export interface SiteEnv {
  /** Origin under which readers reach the site, without a slash at its end. */
  publicUrl: string;
  /** Lower-case header in which the proxy before the site names the client; null: no proxy is trusted. */
  trustedProxyHeader: string | null;
  /** Requests a minute that one address may make of the API; null: any number. */
  apiRequestsPerMinute: number | null;
}

const originOnly = "give the site's address, such as https://board.example";

const schema = z.object({
  ERRORBAR_PUBLIC_URL: z
    .string()
    .regex(/^https?:\/\/[^/?#@\s]+\/?$/, originOnly)
    .refine(URL.canParse, originOnly)
    .transform((url) => new URL(url).origin)
    .optional(),
  ERRORBAR_TRUSTED_PROXY: z
    .string()
    .regex(/^[A-Za-z0-9-]{1,60}$/, "give the name of a header, such as X-Forwarded-For")
    .transform((name) => name.toLowerCase())
    .optional(),
  ERRORBAR_API_RATE: z
    .string()
    .regex(/^[0-9]{1,7}$/, "give requests a minute, or 0 for any number")
    .transform(Number)
    .default(1_200),
  HOSTNAME: z.string().default("127.0.0.1"),
  PORT: z.string().default("3000"),
});

/** The variables that the process starting the site hands on to it. */
export const siteVariables = [
  "ERRORBAR_PUBLIC_URL",
  "ERRORBAR_TRUSTED_PROXY",
  "ERRORBAR_API_RATE",
] as const;

/** @throws DomainError bad-input: one line that names variable, value and remedy. */
export function readSiteEnv(source: EnvironmentSource): SiteEnv {
  const values = parseSettings(schema, source);
  const { HOSTNAME: host, PORT: port, ERRORBAR_API_RATE: rate } = values;
  return {
    publicUrl: values.ERRORBAR_PUBLIC_URL ?? `http://${reachable(host)}:${port}`,
    trustedProxyHeader: values.ERRORBAR_TRUSTED_PROXY ?? null,
    apiRequestsPerMinute: rate === 0 ? null : rate,
  };
}

/** A wildcard is no address to link to. */
function reachable(host: string): string {
  if (host === "0.0.0.0" || host === "::") return "127.0.0.1";
  return host.includes(":") ? `[${host}]` : host;
}
