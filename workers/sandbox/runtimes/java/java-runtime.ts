import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync, realpathSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { DomainError } from "../../../../lib/core/errors";
import { sha256Hex } from "../../../../lib/core/protocol/sha256-hex";
import { checkoutRoot } from "../../../checkout-root";
import { ensureImage, type ImageEntry } from "../image";
import type { Runtime } from "../runtime";
import { buildJavaImage, javaPath, junitPath, sourcesPath } from "./build-java-image";
import { findJdk, type Jdk, jdkRemedy } from "./find-jdk";
import { findJunit } from "./find-junit";
import { hashFile } from "./hash-file";
import { compilerLimits, javaCommand } from "./java-command";
import { JavaCompiler } from "./java-compiler";

const folder = join(checkoutRoot, "workers/sandbox/runtimes/java");
const shell = "/usr/bin/bash";
/** SHA-256 over the linked JDK as it was built, kept beside it. */
const contentFile = "errorbar/content.sha256";

/**
 * A linked JDK with our own modules as a pinned image, for driver, checker and compiler.
 * @throws DomainError environment when there is no JDK, integrity when a built image was changed.
 */
export function javaRuntime(imagesFolder: string): Runtime {
  const jdk = findJdk();
  if (jdk === null) {
    throw new DomainError("environment", `no JDK 17 or later below /usr/lib/jvm: ${jdkRemedy}`);
  }
  const recipe = readdirSync(folder)
    .filter((name) => /^(build-java-image\.ts|java-command\.ts|launch\.bash)$/.test(name))
    .sort();
  const junit = findJunit();
  const entries = [...listEntries(jdk, recipe), ...junitEntries(junit ?? [])];
  const image = ensureImage(imagesFolder, "java", entries, (root) => {
    buildJavaImage(jdk, root);
    writeFileSync(join(root, contentFile), contentSha256(root));
  });
  const content = contentSha256(image.path);
  if (content !== readFileSync(join(image.path, contentFile), "utf8")) {
    const remedy = `the image ${image.path} was changed: delete it, it is built anew`;
    throw new DomainError("integrity", remedy);
  }
  return {
    language: "java",
    version: `Java ${jdk.version}`,
    imagePath: image.path,
    imageSha256: sha256Hex(`${image.sha256} ${content}`),
    environment: { HOME: "/tmp", LANG: "C.UTF-8", PATH: "/usr/bin", TZ: "UTC" },
    command: javaCommand,
    setsItsLimits: true,
    // -XX:+ExitOnOutOfMemoryError
    outOfMemoryExitCode: 3,
    openCompiler: (acquire) => new JavaCompiler(acquire, junit !== null),
    compilerLimits,
  };
}

/** What the image is made from: our sources and how they are built, the JDK's version, libraries. */
function listEntries(jdk: Jdk, recipe: string[]): ImageEntry[] {
  const sources = ["modules", "rehearsal"].flatMap((part) =>
    readdirSync(join(folder, part), { recursive: true, encoding: "utf8" })
      .filter((path) => path.endsWith(".java"))
      .map((path) => join(part, path)),
  );
  return [
    { path: `${sourcesPath}/release`, hostPath: join(jdk.path, "release") },
    ...[...sources, ...recipe].map((path) => ({
      path: join(sourcesPath, path),
      hostPath: join(folder, path),
    })),
    { path: "usr/bin/bash", hostPath: realpathSync(shell) },
    ...sharedLibraries(jdk),
  ];
}

/** By the names under which they were looked for, whatever they are links to. */
function junitEntries(jars: string[]): ImageEntry[] {
  return jars.map((path) => ({
    path: join(junitPath, basename(path)),
    hostPath: realpathSync(path),
  }));
}

/** The loader and every library of the system that the JDK's own would map. */
function sharedLibraries(jdk: Jdk): ImageEntry[] {
  const own = ["jli", "java", "jimage", "net", "nio", "verify", "zip"].map((n) => `lib/lib${n}.so`);
  const binaries = ["bin/java", "lib/server/libjvm.so", ...own]
    .map((path) => join(jdk.path, path))
    .filter((path) => existsSync(path));
  const listing = execFileSync("/usr/bin/ldd", [...binaries, shell], { encoding: "utf8" });
  const paths = [...listing.matchAll(/(?:=> )?(\/\S+) \(0x/g)].map(([, path]) => path ?? "");
  const foreign = paths.filter((path) => !path.startsWith(`${jdk.path}/`));
  return [...new Set(foreign)].map((path) => ({ path: path.slice(1), hostPath: path }));
}

/** Over the linked JDK without the archives of classes, which are made from it and differ each time. */
function contentSha256(root: string): string {
  const files = readdirSync(join(root, javaPath), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.endsWith(".jsa"))
    .map((entry) => join(entry.parentPath, entry.name));
  const lines = files.map((path) => `${path.slice(root.length + 1)} ${hashFile(path)}\n`);
  return sha256Hex(lines.sort().join(""));
}
