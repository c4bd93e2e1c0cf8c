import { spawnSync } from "node:child_process";
import { DomainError } from "../../lib/core/errors";

const nobodyId = 65_534;

export interface UnprivilegedCommand {
  /** Words to put before a command, so that it does not see itself as root. */
  prefix: string[];
  /** Owner that the command's files have, as the outside sees it. */
  ownerId: number;
}

/** A user namespace in which root appears as nobody: needs no extra user and no change of owner. */
const namespaced: UnprivilegedCommand = {
  prefix: ["unshare", "--user", `--map-user=${nobodyId}`, `--map-group=${nobodyId}`],
  ownerId: 0,
};

/** Drops root but keeps access to folders below root's home; for hosts that forbid namespaces. */
const droppedRoot: UnprivilegedCommand = {
  prefix: [
    "setpriv",
    `--reuid=${nobodyId}`,
    `--regid=${nobodyId}`,
    "--clear-groups",
    "--inh-caps=+dac_override",
    "--ambient-caps=+dac_override",
  ],
  ownerId: nobodyId,
};

/**
 * How to run PostgreSQL here: it refuses to start as root.
 * @throws DomainError environment when root can be shed in no known way.
 */
export function chooseUnprivilegedCommand(): UnprivilegedCommand {
  const userId = process.getuid?.() ?? nobodyId;
  if (userId !== 0) return { prefix: [], ownerId: userId };
  const works = ({ prefix: [program = "", ...words] }: UnprivilegedCommand) =>
    spawnSync(program, [...words, "true"], { stdio: "ignore" }).status === 0;
  const found = [namespaced, droppedRoot].find(works);
  if (found === undefined) {
    throw new DomainError(
      "environment",
      "PostgreSQL refuses to run as root and neither unshare nor setpriv works here; start as another user or set DATABASE_URL",
    );
  }
  return found;
}
