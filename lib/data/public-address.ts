import "server-only";
import { readSiteEnv } from "../config/site-env";

let publicUrl: string | undefined;

/**
 * Absolute address of a path of this site, as readers reach it.
 * @throws DomainError bad-input naming the variable that is wrong.
 */
export function publicAddress(path: string): string {
  publicUrl ??= readSiteEnv(process.env).publicUrl;
  return `${publicUrl}${path}`;
}
