import { existsSync } from "node:fs";
import { join } from "node:path";

const folder = "/usr/share/java";

/** How a machine gets what findJunit looks for. */
export const junitRemedy = "apt-get install junit5";

/** What JUnit 5 and its parameterised tests consist of, as the Debian package names them. */
const needed = [
  "apiguardian-api",
  "junit-jupiter-api",
  "junit-jupiter-engine",
  "junit-jupiter-params",
  "junit-platform-commons",
  "junit-platform-engine",
  "junit-platform-launcher",
  "opentest4j",
  "univocity-parsers",
];

/** The jars of JUnit 5, which tests written in Java are run by; null where one is missing. */
export function findJunit(): string[] | null {
  const jars = needed.map((name) => join(folder, `${name}.jar`));
  return jars.every((path) => existsSync(path)) ? jars : null;
}
