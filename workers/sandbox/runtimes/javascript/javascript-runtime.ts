import { execFileSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { DomainError } from "../../../../lib/core/errors";
import { checkoutRoot } from "../../../checkout-root";
import { ensureImage, type ImageEntry } from "../image";
import type { Runtime } from "../runtime";

const folder = join(checkoutRoot, "workers/sandbox/runtimes/javascript");
/** Beside the checker, so that tests find them; submissions only where their suite lists them. */
const packagesPath = "errorbar/node_modules";
const mebibyte = 1024 * 1024;

/** For every program; none of them changes what a correct submission answers. */
const flags = [
  "--experimental-vm-modules",
  "--no-warnings",
  // The same numbers for Math.random and the same hashes every time, so that verdicts repeat.
  "--random-seed=1",
  // No thread that waits for a debugger.
  "--disable-sigusr1",
  "--v8-pool-size=1",
];

/**
 * Node as a pinned image: the interpreter of the lock file, the shared libraries that it loads, some
 * packages, driver and checker.
 * @throws DomainError environment when the interpreter or a package is missing.
 */
export function javascriptRuntime(imagesFolder: string): Runtime {
  const interpreter = findInterpreter();
  const entries: ImageEntry[] = [
    { path: "usr/bin/node", hostPath: interpreter },
    ...sharedLibraries(interpreter),
    ...packageFiles(),
    ...readdirSync(folder)
      .filter((name) => name.endsWith(".cjs"))
      .map((name) => ({ path: `errorbar/${name}`, hostPath: join(folder, name) })),
  ];
  const image = ensureImage(imagesFolder, "javascript", entries, () => {});
  const version = execFileSync(interpreter, ["--version"], { encoding: "utf8" }).trim();
  return {
    language: "javascript",
    version: `Node ${version}`,
    imagePath: image.path,
    imageSha256: image.sha256,
    environment: {
      HOME: "/tmp",
      LANG: "C.UTF-8",
      PATH: "/usr/bin",
      TZ: "UTC",
      UV_THREADPOOL_SIZE: "2",
    },
    command: (program, limits) => [
      "/usr/bin/node",
      ...flags,
      ...heapFlags(Math.ceil(limits.memoryBytes / mebibyte)),
      `/errorbar/${program}.cjs`,
    ],
    outOfMemoryExitCode: null,
    openCompiler: null,
    compilerLimits: null,
  };
}

/**
 * The kernel decides that memory ran out: V8 gives up at its own limit, and at four fifths of it when
 * collecting no longer helps, and both must lie above the control group's. Yet it must know that memory
 * is scarce, or it lets garbage pile up until an honest program is killed for it.
 */
function heapFlags(memoryMebibytes: number): string[] {
  return [
    `--max-old-space-size=${Math.ceil(memoryMebibytes * 1.3)}`,
    `--initial-old-space-size=${Math.ceil(memoryMebibytes / 8)}`,
    `--max-semi-space-size=${Math.ceil(memoryMebibytes / 32)}`,
  ];
}

/** Of the package that the lock file pins; the node that runs this where that isn't installed. */
function findInterpreter(): string {
  const pinned = join(checkoutRoot, `node_modules/node-linux-${process.arch}/bin/node`);
  return existsSync(pinned) ? pinned : process.execPath;
}

/** What published tests and solutions are written with: of each the one file that holds all of it. */
function packageFiles(): ImageEntry[] {
  const require = createRequire(join(checkoutRoot, "package.json"));
  try {
    return [
      ...filesOf("lodash", require.resolve("lodash"), "lodash.js"),
      ...filesOf("js-md5", require.resolve("js-md5"), "src/md5.js"),
    ];
  } catch (cause) {
    throw new DomainError("environment", "lodash or js-md5 is missing: npm ci", { cause });
  }
}

/** A package's description and its main file, whose path is known inside the package. */
function filesOf(name: string, mainPath: string, file: string): ImageEntry[] {
  const packageFolder = mainPath.slice(0, -file.length);
  return ["package.json", file].map((path) => ({
    path: `${packagesPath}/${name}/${path}`,
    hostPath: join(packageFolder, path),
  }));
}

/** The loader and every library that it maps for the interpreter, at the paths where it looks. */
function sharedLibraries(interpreter: string): ImageEntry[] {
  const listing = execFileSync("/usr/bin/ldd", [interpreter], { encoding: "utf8" });
  const paths = [...listing.matchAll(/(?:=> )?(\/\S+) \(0x/g)].map(([, path]) => path ?? "");
  return paths.map((path) => ({ path: path.slice(1), hostPath: path }));
}
