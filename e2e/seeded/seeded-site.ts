import { z } from "zod";

const variables = z
  .object({
    ERRORBAR_SEEDED_URL: z.url(),
    ERRORBAR_SEEDED_ARTIFACTS: z.string(),
    /** Addresses by kind of page, as JSON. */
    ERRORBAR_SEEDED_PAGES: z.string(),
  })
  .parse(process.env);

/** The site that is walked over. */
export const url = variables.ERRORBAR_SEEDED_URL;

/** The folder of screenshots and reports. */
export const artifacts = variables.ERRORBAR_SEEDED_ARTIFACTS;

/** One address for each kind of page. */
export const pages: Readonly<Record<string, string>> = z
  .record(z.string(), z.string())
  .parse(JSON.parse(variables.ERRORBAR_SEEDED_PAGES));

/** @throws Error for a kind that the proof found no address of. */
export function pageOf(kind: string): string {
  const address = pages[kind];
  if (address === undefined) throw new Error(`there is no address for the page ${kind}`);
  return address;
}
