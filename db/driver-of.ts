import type postgres from "postgres";
import { DomainError } from "../lib/core/errors";
import type { Database } from "./client";

/**
 * The driver's connection behind a pool or a transaction, for statements that the query builder has no
 * words for. Inside a transaction it is that transaction's own connection, so such a statement is
 * committed or rolled back with the rest.
 * @throws DomainError integrity when the query builder keeps it elsewhere: its version changed.
 */
export function driverOf(db: Database): postgres.Sql {
  const { client } = db._.session as unknown as { client?: postgres.Sql };
  if (typeof client?.unsafe !== "function") {
    throw new DomainError("integrity", "the query builder holds no driver connection");
  }
  return client;
}
