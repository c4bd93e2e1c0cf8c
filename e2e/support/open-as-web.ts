import { readFileSync } from "node:fs";
import { join } from "node:path";
import postgres from "postgres";
import { home } from "./site";

/** The database of the served home as the site's own role reads it. */
export function openAsWeb(): postgres.Sql {
  const secret = (...parts: string[]) => readFileSync(join(home, ...parts), "utf8").trim();
  return postgres({
    host: "127.0.0.1",
    port: Number(secret("postgres", "port")),
    database: "errorbar",
    username: "errorbar_web",
    password: secret("secrets", "web-password"),
    max: 1,
  });
}
