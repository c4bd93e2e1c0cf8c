import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, realpathSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { DomainError } from "../../../../lib/core/errors";
import { checkoutRoot } from "../../../checkout-root";
import { ensureImage, type ImageEntry } from "../image";
import type { Runtime } from "../runtime";

/** Absolute, because a version manager's shim earlier on the PATH costs half a second a start. */
const interpreterLink = "/usr/bin/python3";
const programs = ["driver", "checker", "trial"];

/** Parts of the standard library that no submission can use here: tests, editors, installers. */
const leftOut = new Set([
  "__pycache__",
  "dist-packages",
  "ensurepip",
  "idlelib",
  "lib2to3",
  "site-packages",
  "sitecustomize.py",
  "test",
  "tests",
  "tkinter",
  "turtledemo",
]);

/**
 * Python of the host as a pinned image: interpreter, standard library and the shared libraries that
 * they load, without site-packages or any other program.
 * @throws DomainError environment when there is no usable /usr/bin/python3.
 */
export function pythonRuntime(imagesFolder: string): Runtime {
  if (!existsSync(interpreterLink)) throw missing(interpreterLink);
  const interpreter = realpathSync(interpreterLink);
  const library = join("/usr/lib", basename(interpreter));
  if (!existsSync(library)) throw missing(library);
  const modules = filesBelow(library);
  const entries: ImageEntry[] = [
    { path: "usr/bin/python3", hostPath: interpreter },
    ...modules.map((path) => ({ path: path.slice(1), hostPath: path })),
    ...sharedLibraries(
      interpreter,
      modules.filter((path) => path.endsWith(".so")),
    ),
    ...programs.map((name) => ({
      path: `errorbar/${name}.py`,
      hostPath: join(checkoutRoot, `workers/sandbox/runtimes/python/${name}.py`),
    })),
  ];
  const image = ensureImage(imagesFolder, "python", entries, (root) => compile(interpreter, root));
  return {
    language: "python",
    version: execFileSync(interpreter, ["--version"], { encoding: "utf8" }).trim(),
    imagePath: image.path,
    imageSha256: image.sha256,
    environment: {
      HOME: "/tmp",
      LANG: "C.UTF-8",
      PATH: "/usr/bin",
      // A fixed seed makes set order, and with it every verdict, repeatable.
      PYTHONHASHSEED: "0",
      TZ: "UTC",
    },
    // -S leaves site-packages out; -I would ignore the hash seed.
    command: (program) => ["/usr/bin/python3", "-s", "-S", "-B", `/errorbar/${program}.pyc`],
    setsItsLimits: true,
    outOfMemoryExitCode: null,
    openCompiler: null,
    compilerLimits: null,
  };
}

function missing(path: string): DomainError {
  return new DomainError("environment", `${path} is missing: apt-get install python3`);
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (leftOut.has(entry.name) || !existsSync(path)) return [];
    return entry.isDirectory() ? filesBelow(path) : [path];
  });
}

/**
 * The loader and every library that it would map for this interpreter and these extension modules, at
 * the paths where it looks. One start of the loader for all: ldd starts three processes for each.
 */
function sharedLibraries(interpreter: string, extensions: string[]): ImageEntry[] {
  const env = { NODE_ENV: "production" as const, LD_PRELOAD: extensions.join(" ") };
  const trace = { ...env, LD_TRACE_LOADED_OBJECTS: "1" };
  const listing = execFileSync(interpreter, [], { encoding: "utf8", env: trace });
  const paths = new Set<string>();
  for (const line of listing.split("\n")) {
    const found = /(?:=> )?(\/\S+) \(0x/.exec(line)?.[1];
    if (found && !extensions.includes(found)) paths.add(found);
  }
  return [...paths].map((path) => ({ path: path.slice(1), hostPath: path }));
}

/** Compiled ahead, so that no start parses a module; unchecked, because the image never changes. */
function compile(interpreter: string, root: string): void {
  const compileAll = ["-m", "compileall", "-q", "--invalidation-mode", "unchecked-hash"];
  const library = dirname(
    filesBelow(join(root, "usr/lib")).find((path) => path.endsWith("/os.py")) ?? root,
  );
  execFileSync(interpreter, [...compileAll, "-s", root, "-p", "/", library]);
  const one =
    "import py_compile, sys; py_compile.compile(sys.argv[1], sys.argv[2], sys.argv[3], True)";
  for (const name of programs) {
    const source = join(root, `errorbar/${name}.py`);
    execFileSync(interpreter, ["-c", one, source, `${source}c`, `/errorbar/${name}.py`]);
  }
}
