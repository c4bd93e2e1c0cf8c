import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { type SandboxProgram, sandboxPrograms } from "../../../../lib/core/ports/sandbox";
import type { Jdk } from "./find-jdk";
import { archiveFlags, mainOf } from "./java-command";

/** Where an image keeps our own sources, and its linked JDK. */
export const sourcesPath = "errorbar";
export const javaPath = "usr/lib/java";

const modules = ["errorbar", "errorbar.compiler"];
/** Only where the image has the jars that go into it. */
const junitModule = "errorbar.junit";
/** Where an image keeps the jars of JUnit. */
export const junitPath = "errorbar/junit";
/** Parts of a linked JDK that nothing in here uses. */
const unused = ["include", "legal", "man", "lib/ct.sym", "lib/jrt-fs.jar", "lib/jexec"];

/**
 * Compiles our own modules, links them with the modules of the JDK that they and submissions need, and
 * writes for each program an archive of its classes, from which it starts in half the time.
 */
export function buildJavaImage(jdk: Jdk, root: string): void {
  const work = join(root, "build");
  mkdirSync(work);
  const hasJunit = existsSync(join(root, junitPath));
  const linked = hasJunit ? [...modules, junitModule] : modules;
  if (hasJunit) unpackJunit(jdk, root, work);
  compileModules(jdk, root, work, linked);
  writeRehearsal(jdk, root, work);
  link(jdk, root, work, linked);
  for (const program of sandboxPrograms) {
    if (program !== "trial" || hasJunit) archive(root, work, program);
  }
  rmSync(work, { recursive: true });
}

/** JUnit's classes lie among those of our own module that starts it: its jars are no modules to link. */
function unpackJunit(jdk: Jdk, root: string, work: string): void {
  const folder = join(work, "modules", junitModule);
  mkdirSync(folder, { recursive: true });
  for (const jar of readdirSync(join(root, junitPath)).sort()) {
    run(join(jdk.path, "bin/jar"), ["xf", join(root, junitPath, jar)], folder);
  }
  rmSync(join(folder, "META-INF"), { recursive: true, force: true });
  rmSync(join(folder, "module-info.class"), { force: true });
}

function compileModules(jdk: Jdk, root: string, work: string, compiled: string[]): void {
  const folder = join(root, sourcesPath, "modules");
  const sources = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(".java") && compiled.includes(path.split("/", 1)[0] ?? ""))
    .map((path) => join(folder, path));
  // Text put together by plain code: linking it at run time would cost every start.
  const options = ["-nowarn", "-XDstringConcat=inline", "-d", join(work, "modules")];
  run(join(jdk.path, "bin/javac"), [...options, "--module-source-path", folder, ...sources]);
}

/** The driver's own first submission, in the form in which the compiler hands over others. */
function writeRehearsal(jdk: Jdk, root: string, work: string): void {
  const folder = join(work, "rehearsal");
  const source = join(root, sourcesPath, "rehearsal/Solution.java");
  run(join(jdk.path, "bin/javac"), ["-g:none", "-d", folder, source]);
  const classes = readdirSync(folder).map((file) => {
    const bytes = readFileSync(join(folder, file)).toString("base64");
    return `${basename(file, ".class")} ${bytes}`;
  });
  const text = ["Solution", "", ...classes].join("\n");
  writeFileSync(join(work, "modules/errorbar/errorbar/rehearsal.compiled"), text);
}

function link(jdk: Jdk, root: string, work: string, linked: string[]): void {
  const paths = [join(work, "modules"), join(jdk.path, "jmods")];
  const output = join(root, javaPath);
  run(join(jdk.path, "bin/jlink"), [
    ...["--module-path", paths.join(":"), "--add-modules", linked.join(",")],
    ...["--strip-java-debug-attributes", "--no-header-files", "--no-man-pages", "--vm", "server"],
    ...["--output", output],
  ]);
  for (const path of unused) rmSync(join(output, path), { recursive: true, force: true });
  for (const name of readdirSync(join(output, "bin"))) {
    if (name !== "java") rmSync(join(output, "bin", name));
  }
}

/** Each program starts once, without input, and lists what it loaded until it was ready. */
function archive(root: string, work: string, program: SandboxProgram): void {
  const java = join(root, javaPath, "bin/java");
  const list = join(work, `${program}.classes`);
  const main = mainOf(program);
  const recording = ["-Xshare:off", `-XX:DumpLoadedClassList=${list}`];
  run(java, [...archiveFlags, ...recording, ...main, "1000000"]);
  run(java, [
    ...archiveFlags,
    ...["-Xshare:dump", `-XX:SharedClassListFile=${list}`],
    `-XX:SharedArchiveFile=${join(root, javaPath, "lib", `${program}.jsa`)}`,
    ...main,
  ]);
}

function run(command: string, words: string[], cwd?: string): void {
  // An empty input: a program that has said that it is ready finds its worker gone, and ends.
  const env = { LANG: "C.UTF-8", NODE_ENV: "production" as const, TZ: "UTC" };
  execFileSync(command, words, { input: "", stdio: "pipe", env, ...(cwd ? { cwd } : {}) });
}
