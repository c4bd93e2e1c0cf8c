import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const hierarchies = "/sys/fs/cgroup";

/** Folders of every control group that a worker has made, in all hierarchies. */
export function groupsOf(workerPid: number): string[] {
  const name = `errorbar-${workerPid}-`;
  return ownFolders().flatMap((base) =>
    readdirSync(base)
      .filter((entry) => entry.startsWith(name))
      .map((entry) => join(base, entry)),
  );
}

/** Processes that run in a worker's control groups now. */
export function processesOf(workerPid: number): number[] {
  return [...new Set(groupsOf(workerPid).flatMap(readPids))];
}

function readPids(group: string): number[] {
  const text = readFileSync(join(group, "cgroup.procs"), "utf8");
  return text.split("\n").filter(Boolean).map(Number);
}

/** Those among them that run for a candidate: the warm compiler stays between candidates. */
export function candidateProcessesOf(workerPid: number): number[] {
  return processesOf(workerPid).filter((pid) => !isCompiler(pid));
}

/** By its command line, which the launcher has too; it lives in a sandbox that holds no candidate. */
function isCompiler(pid: number): boolean {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, "utf8").includes("errorbar.compiler.Compiler");
  } catch {
    // It ended meanwhile.
    return false;
  }
}

/** Where this process may have made groups: its own place in each hierarchy, as it sees it. */
function ownFolders(): string[] {
  const lines = readFileSync("/proc/self/cgroup", "utf8").split("\n").filter(Boolean);
  const folders = lines.flatMap((line) => {
    const [, controllers = "", path = "/"] = line.split(":");
    const mount = join(hierarchies, controllers.replace("name=", ""));
    return [mount, join(mount, path), join(mount, path, "..")];
  });
  return [...new Set(folders)].filter((folder) => existsSync(folder));
}

/** CPU time in nanoseconds that a worker's control groups have used together. */
export function cpuNsOf(workerPid: number): bigint {
  return groupsOf(workerPid).reduce((sum, group) => sum + readCpuNs(group), 0n);
}

/** The same without the group of the warm compiler, whose machine looks at itself now and then. */
export function candidateCpuNsOf(workerPid: number): bigint {
  return groupsOf(workerPid)
    .filter((group) => !readPids(group).some(isCompiler))
    .reduce((sum, group) => sum + readCpuNs(group), 0n);
}

function readCpuNs(group: string): bigint {
  // Controllers that are mounted together show the file in one folder under several names.
  const first = join(group, "cpuacct.usage");
  if (existsSync(first)) return BigInt(readFileSync(first, "utf8").trim());
  const second = join(group, "cpu.stat");
  const microseconds = existsSync(second)
    ? /^usage_usec (\d+)$/m.exec(readFileSync(second, "utf8"))
    : null;
  return BigInt(microseconds?.[1] ?? 0) * 1000n;
}
