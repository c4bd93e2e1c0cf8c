import type { SandboxLimits, SandboxProgram } from "../../../../lib/core/ports/sandbox";

const mebibyte = 1024 * 1024;
/** The rest is for threads, compiled code, class data and files. */
const heapShare = 0.62;

const mainClasses: Record<SandboxProgram, string> = {
  driver: "errorbar/errorbar.Driver",
  checker: "errorbar/errorbar.Checker",
  trial: "errorbar/errorbar.Trial",
  compiler: "errorbar.compiler/errorbar.compiler.Compiler",
};

/** What the compiler may use: CPU and wall clock for one request, memory for all of them. */
export const compilerLimits: SandboxLimits = {
  cpuMsPerTest: 10_000,
  // Above what 200 requests can use: the count of requests ends a compiler, not its age.
  cpuMsTotal: 3_600_000,
  wallMsPerTest: 30_000,
  memoryBytes: 384 * mebibyte,
  processes: 64,
  outputBytes: mebibyte,
  frameBytes: 16 * mebibyte,
  fileBytes: mebibyte,
  scratchBytes: 8 * mebibyte,
  openFiles: 256,
};

/** What archives are made with must be what they are used with. */
export const archiveFlags = ["-XX:+UseSerialGC"];

const flags = [
  ...archiveFlags,
  "-XX:+ExitOnOutOfMemoryError",
  // Few threads, and the same number on every machine.
  "-XX:ActiveProcessorCount=1",
  "-XX:-UseContainerSupport",
  "-XX:-UsePerfData",
  // Nobody attaches; nothing is left behind by a crash.
  "-XX:+DisableAttachMechanism",
  "-XX:+SuppressFatalErrorMessage",
  "-Dfile.encoding=UTF-8",
  "-Dstdout.encoding=UTF-8",
  "-Dstderr.encoding=UTF-8",
  "-Dsun.stdout.encoding=UTF-8",
  "-Dsun.stderr.encoding=UTF-8",
];

/** Command inside the sandbox, before the limits that launch.bash sets and the frame limit. */
export function javaCommand(program: SandboxProgram, limits: SandboxLimits): string[] {
  const heapMiB = Math.floor((limits.memoryBytes / mebibyte) * heapShare);
  return [
    ...["/usr/bin/bash", "-c", ". /errorbar/launch.bash", "bash", "/usr/lib/java/bin/java"],
    ...flags,
    // A warm compiler lives too short for the second compiler to pay.
    ...(program === "compiler" ? ["-XX:TieredStopAtLevel=1"] : []),
    `-Xms${Math.min(heapMiB, 32)}m`,
    `-Xmx${heapMiB}m`,
    // Above the control group's limit: the kernel decides that memory outside the heap ran out.
    `-XX:MaxDirectMemorySize=${Math.ceil((4 * limits.memoryBytes) / mebibyte)}m`,
    `-XX:SharedArchiveFile=/usr/lib/java/lib/${program}.jsa`,
    ...mainOf(program),
  ];
}

/** What starts a program, with the module that it finds by name alone. */
export function mainOf(program: SandboxProgram): string[] {
  const modules = program === "trial" ? ["--add-modules", "errorbar.junit"] : [];
  return [...modules, "-m", mainClasses[program]];
}
