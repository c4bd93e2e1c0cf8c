import { randomBytes } from "node:crypto";
import {
  existsSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";

/** Where one embedded server keeps everything. */
export interface ServerFiles {
  folder: string;
  data: string;
  log: string;
  port: string;
  password: string;
  controlLock: string;
  usersLock: string;
}

/** Names the files of the server in a folder, which is made when it is missing. */
export function serverFiles(path: string): ServerFiles {
  mkdirSync(path, { recursive: true, mode: 0o700 });
  const folder = realpathSync(path);
  return {
    folder,
    data: join(folder, "data"),
    log: join(folder, "server.log"),
    port: join(folder, "port"),
    password: join(folder, "owner-password"),
    controlLock: join(folder, "control.lock"),
    usersLock: join(folder, "users.lock"),
  };
}

export interface RunningServer {
  pid: number;
  port: number;
}

/**
 * The server that postmaster.pid names, if it still runs. A file left behind by a crash is removed
 * when its process number now belongs to another program, as after a restart of a container:
 * PostgreSQL itself would refuse to start over it.
 */
export function findRunningServer(data: string): RunningServer | null {
  const path = join(data, "postmaster.pid");
  if (!existsSync(path)) return null;
  const lines = readFileSync(path, "utf8").split("\n");
  const pid = Number(lines[0]);
  const words = commandWords(pid);
  if (words === null) return null;
  const isOurs = words[0]?.endsWith("postgres") === true && words.includes(data);
  if (isOurs) return { pid, port: Number(lines[3]) };
  rmSync(path, { force: true });
  return null;
}

function commandWords(pid: number): string[] | null {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, "utf8").split("\0");
  } catch {
    // No such process: an answer, not a failure.
    return null;
  }
}

/** Reads a secret of 0600, making it at first use. */
export function readOrMakeSecret(path: string): string {
  if (existsSync(path)) return readFileSync(path, "utf8").trim();
  const secret = randomBytes(24).toString("base64url");
  const temporary = `${path}.${process.pid}`;
  writeFileSync(temporary, secret, { mode: 0o600 });
  renameSync(temporary, path);
  return secret;
}

/** A positive whole number from a file; null where there is no file or none in it. */
export function readNumber(path: string): number | null {
  if (!existsSync(path)) return null;
  const value = Number(readFileSync(path, "utf8"));
  return Number.isInteger(value) && value > 0 ? value : null;
}
