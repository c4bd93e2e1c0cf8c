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
  const pids = groupsOf(workerPid).flatMap((group) =>
    readFileSync(join(group, "cgroup.procs"), "utf8").split("\n").filter(Boolean).map(Number),
  );
  return [...new Set(pids)];
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
