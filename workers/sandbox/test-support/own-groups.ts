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
