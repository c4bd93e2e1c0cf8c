import "server-only";
import { readCurrentSnapshot } from "../../db/repositories/read-current-snapshot";
import { webDatabase } from "./web-database";

let asking: Promise<string> | null = null;

/** Names the present state of the database; what asks before the question is sent shares its answer. */
export function readState(): Promise<string> {
  asking ??= Promise.resolve().then(() => {
    asking = null;
    return readCurrentSnapshot(webDatabase());
  });
  return asking;
}
