import "server-only";
import { findSiteIdentity } from "../../db/repositories/find-site-identity";
import { webDatabase } from "./web-database";

/** What tells this board's database from every other. */
export function getSiteIdentity(): Promise<string> {
  return findSiteIdentity(webDatabase());
}
