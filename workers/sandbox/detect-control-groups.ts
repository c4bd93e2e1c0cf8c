import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { ControlGroupFactory } from "./control-group";
import { controlGroupFactoryV1, type V1Controller, v1Controllers } from "./control-group-v1";
import { controlGroupFactoryV2, delegationPath } from "./control-group-v2";

export type ControlGroupDetection = { factory: ControlGroupFactory } | { missing: string };

interface CgroupMount {
  mountPoint: string;
  type: "cgroup" | "cgroup2";
  controllers: string[];
}

/**
 * Finds a cgroup hierarchy in which this process may make groups with every limit: version 1 with
 * all controllers, else version 2. `missing` says what stands in the way, with the remedy.
 */
export function detectControlGroups(): ControlGroupDetection {
  const mounts = readMounts(readFileSync("/proc/self/mountinfo", "utf8"));
  const own = readOwnGroups(readFileSync("/proc/self/cgroup", "utf8"));
  try {
    const bases = v1Bases(mounts, own);
    if (bases) return { factory: proved(controlGroupFactoryV1(bases)) };
    const base = v2Base(mounts, own);
    if (base) return { factory: proved(controlGroupFactoryV2(base)) };
  } catch (cause) {
    // The code alone: this sentence stands on a public page, and the message holds paths.
    const reason = (cause as NodeJS.ErrnoException).code ?? "unexpected error";
    return {
      missing: `control groups can't be made (${reason}): run as root with a writable cgroup`,
    };
  }
  return {
    missing:
      "no cgroup hierarchy with memory, pids and cpu controllers: run as root on a host or in a container with a writable cgroup",
  };
}

/** A group must really be makeable before a record may depend on it. */
function proved(factory: ControlGroupFactory): ControlGroupFactory {
  factory.create(`errorbar-${process.pid}-probe`).remove();
  return factory;
}

function readMounts(mountinfo: string): CgroupMount[] {
  return mountinfo.split("\n").flatMap((line) => {
    const [front, back] = line.split(" - ");
    const mountPoint = front?.split(" ")[4];
    const [type, , options] = back?.split(" ") ?? [];
    if (!mountPoint || (type !== "cgroup" && type !== "cgroup2")) return [];
    return [{ mountPoint, type, controllers: options?.split(",") ?? [] }];
  });
}

/** Own group's path by controller; the key of version 2 is the empty string. */
function readOwnGroups(text: string): Map<string, string> {
  const groups = new Map<string, string>();
  for (const line of text.split("\n")) {
    const [, controllers, path] = line.split(":");
    if (controllers === undefined || path === undefined) continue;
    for (const controller of controllers.split(",")) groups.set(controller, path);
  }
  return groups;
}

/** Inside a container the mount already shows the own group as its root. */
function baseOf(mountPoint: string, path: string | undefined): string {
  const nested = join(mountPoint, path ?? "/");
  return existsSync(nested) ? nested : mountPoint;
}

function v1Bases(
  mounts: CgroupMount[],
  own: Map<string, string>,
): Record<V1Controller, string> | undefined {
  const found = v1Controllers.flatMap((controller) => {
    const mount = mounts.find(
      (entry) => entry.type === "cgroup" && entry.controllers.includes(controller),
    );
    return mount ? [[controller, baseOf(mount.mountPoint, own.get(controller))] as const] : [];
  });
  if (found.length < v1Controllers.length) return undefined;
  return Object.fromEntries(found) as Record<V1Controller, string>;
}

function v2Base(mounts: CgroupMount[], own: Map<string, string>): string | undefined {
  const mount = mounts.find((entry) => entry.type === "cgroup2");
  if (!mount) return undefined;
  const base = baseOf(mount.mountPoint, delegationPath(own.get("") ?? "/"));
  const available = readFileSync(join(base, "cgroup.controllers"), "utf8").trim().split(" ");
  return ["memory", "pids", "cpu"].every((controller) => available.includes(controller))
    ? base
    : undefined;
}
