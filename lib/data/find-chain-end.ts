import "server-only";
import { findNewestRecord } from "../../db/repositories/find-newest-record";
import { webDatabase } from "./web-database";

/**
 * Id of the newest record of the chain, which pins every one before it; null when there is none.
 * @param until ISO 8601: as the chain was then
 */
export function findChainEnd(until?: string): Promise<number | null> {
  return findNewestRecord(webDatabase(), until === undefined ? undefined : new Date(until));
}
