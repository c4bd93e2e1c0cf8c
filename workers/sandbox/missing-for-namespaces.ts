import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { isIdMapped } from "./is-id-mapped";

const timeoutMs = 10_000;
const longestReason = 200;
const readableFolders = ["/usr", "/bin", "/lib", "/lib64"];

/** The namespaces of a sandbox, around a program that does nothing. */
const emptySandbox = [
  ...["--unshare-user", "--unshare-ipc", "--unshare-pid", "--unshare-net", "--unshare-uts"],
  ...["--unshare-cgroup", "--disable-userns", "--die-with-parent", "--cap-drop", "ALL"],
  ...readableFolders.flatMap((folder) => ["--ro-bind-try", folder, folder]),
  ...["--proc", "/proc", "--ro-bind", "/proc/sys", "/proc/sys", "--tmpfs", "/tmp"],
  ...["--", "/usr/bin/true"],
];

/**
 * What keeps an unprivileged user from opening a sandbox's namespaces here, with the remedy; empty when
 * nothing. `userId` is one that sandboxes are given. Asked for once in a process: it starts bubblewrap.
 */
export function missingForNamespaces(userId: number): string[] {
  found ??= findMissing(userId);
  return found;
}

let found: string[] | undefined;

function findMissing(userId: number): string[] {
  const isMapped = ["uid_map", "gid_map"].every((name) =>
    isIdMapped(readFileSync(`/proc/self/${name}`, "utf8"), userId),
  );
  if (!isMapped) {
    return [
      `user ${userId} does not exist here, as in a rootless container: run as root of the machine, or in a container that maps all user ids`,
    ];
  }
  const { status, stderr, error } = spawnSync("/usr/bin/bwrap", emptySandbox, {
    uid: userId,
    gid: userId,
    cwd: "/",
    env: { NODE_ENV: "production" },
    encoding: "utf8",
    timeout: timeoutMs,
  });
  if (status === 0) return [];
  const reason = (error?.message ?? stderr).split("\n")[0]?.slice(0, longestReason);
  return [
    `bubblewrap can't isolate as an unprivileged user (${reason || `status ${status}`}): allow user namespaces (sysctl user.max_user_namespaces, kernel.unprivileged_userns_clone, kernel.apparmor_restrict_unprivileged_userns; in a container its seccomp and AppArmor profiles) and use bubblewrap 0.8 or later`,
  ];
}
