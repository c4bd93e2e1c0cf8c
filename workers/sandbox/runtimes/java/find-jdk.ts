import { existsSync, readdirSync, readFileSync, realpathSync } from "node:fs";
import { join } from "node:path";

const installFolder = "/usr/lib/jvm";
const oldestMajor = 17;
/** From here on a JDK links from its own image and may come without the folder `jmods`. */
const firstWithoutModules = 24;

/** How a machine gets what findJdk looks for. */
export const jdkRemedy = "apt-get install openjdk-17-jdk-headless";

/** A full JDK: compiler, linker and the modules to link. */
export interface Jdk {
  path: string;
  version: string;
  major: number;
}

/**
 * The oldest JDK of version 17 or later below /usr/lib/jvm, so that machines with several agree; null
 * when there is none. Never the one of the PATH, which a version manager may change at any time.
 */
export function findJdk(): Jdk | null {
  const names = existsSync(installFolder) ? readdirSync(installFolder) : [];
  const folders = names
    .map((name) => join(installFolder, name))
    .filter((path) => existsSync(join(path, "bin/jlink")) && existsSync(join(path, "bin/javac")))
    .map((path) => realpathSync(path));
  const found = [...new Set(folders)].sort().flatMap((path) => readJdk(path) ?? []);
  return found.sort((left, right) => left.major - right.major)[0] ?? null;
}

function readJdk(path: string): Jdk | null {
  const release = join(path, "release");
  if (!existsSync(release)) return null;
  const text = readFileSync(release, "utf8");
  const version = /^JAVA_VERSION="([^"]+)"$/m.exec(text)?.[1] ?? "";
  const full = /^JAVA_RUNTIME_VERSION="([^"]+)"$/m.exec(text)?.[1] ?? version;
  const major = Number.parseInt(version, 10);
  if (!(major >= oldestMajor)) return null;
  if (major < firstWithoutModules && !existsSync(join(path, "jmods/jdk.compiler.jmod")))
    return null;
  return { path, version: full, major };
}
