import { readFileSync } from "node:fs";
import { join } from "node:path";
import postgres from "postgres";
import { home } from "./site";

/** The database of the served home as the site's own role reads it. */
export function openAsWeb(): postgres.Sql {
  const read = (name: string) => readFileSync(join(home, "postgres", name), "utf8").trim();
  return postgres({
    host: "127.0.0.1",
    port: Number(read("port")),
    database: "errorbar",
    username: "errorbar_owner",
    password: read("owner-password"),
    // The role's own password lies in no file: its rights are what this takes on.
    connection: { role: "errorbar_web" },
    max: 1,
  });
}
