import "server-only";
import { readWebEnv, type WebEnv } from "../config/web-env";

let settings: WebEnv | undefined;

/**
 * The site's configuration, read once.
 * @throws DomainError bad-input naming the variable that is wrong.
 */
export function webSettings(): WebEnv {
  settings ??= readWebEnv(process.env);
  return settings;
}
