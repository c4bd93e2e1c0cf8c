import "server-only";
import type { Database } from "../../db/client";
import { webDatabase } from "./web-database";

/**
 * Runs several reads against one state of the database, so that a publication between two of them
 * cannot leave an answer that contradicts itself.
 */
export function readSnapshot<T>(read: (db: Database) => Promise<T>): Promise<T> {
  return webDatabase().transaction((transaction) => read(transaction), {
    isolationLevel: "repeatable read",
    accessMode: "read only",
  });
}
