import { spawn } from "node:child_process";
import {
  closeSync,
  existsSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import postgres from "postgres";
import { DomainError } from "../../lib/core/errors";
import { findFreePort } from "./find-free-port";
import { holdLock, startKeeper } from "./hold-lock";
import { findPostgresBinaries, type PostgresBinaries } from "./postgres-binaries";
import {
  findRunningServer,
  readNumber,
  readOrMakeSecret,
  type ServerFiles,
  serverFiles,
} from "./server-files";
import { chooseUnprivilegedCommand, type UnprivilegedCommand } from "./unprivileged-command";

export interface EmbeddedPostgres {
  /** Connection of the owner to the database `errorbar`. */
  ownerUrl: string;
  port: number;
  /** Leaves the server; the last one to leave stops it. */
  leave(): Promise<void>;
}

export interface EmbeddedPostgresOptions {
  /** Absolute folder of the server's data, log, lock and secret files. */
  folder: string;
  /** Settings for a server that this call starts, such as `fsync: "off"` in tests. */
  settings?: Record<string, string>;
  /** Starts it on the port that it had or not at all: those who use it know no other. */
  keepsPort?: boolean;
}

const host = "127.0.0.1";
const ownerRole = "errorbar_owner";
const databaseName = "errorbar";
const startAttempts = 3;
const settingDefaults = { max_connections: "120", timezone: "UTC", log_timezone: "UTC" };

/**
 * Holds the users lock; at the end stops the server unless somebody else uses it. The shell stays until
 * the server has stopped, and with it the control lock: who comes meanwhile waits, and starts it again.
 */
const userScript = `
exec 8>>"$1" 9>>"$2"
flock -s 8 || exit 1
echo ready
cat >/dev/null
flock 9
flock -u 8
flock -n -x 8 || exit 0
shift 2
"$@" >/dev/null 2>&1 8>&- 9>&-
`;

interface Server {
  files: ServerFiles;
  binaries: PostgresBinaries;
  unprivileged: UnprivilegedCommand;
  password: string;
}

/**
 * Uses the embedded PostgreSQL of a folder: takes over a live server or starts one, making its data
 * at first use. Any number of processes may use one folder at once.
 * @throws DomainError environment when it can't run here.
 */
export async function startEmbeddedPostgres(
  options: EmbeddedPostgresOptions,
): Promise<EmbeddedPostgres> {
  const files = serverFiles(options.folder);
  const binaries = await findPostgresBinaries();
  const unprivileged = chooseUnprivilegedCommand();
  const control = await holdLock(files.controlLock);
  try {
    const server = { files, binaries, unprivileged, password: readOrMakeSecret(files.password) };
    const stop = [...unprivileged.prefix, binaries.pgCtl, "-D", files.data, "-m", "fast", "stop"];
    const user = await startKeeper(userScript, [files.usersLock, files.controlLock, ...stop]);
    try {
      const port = await ensureRunning(server, options);
      await ensureDatabase(connectionUrl(server.password, port, "postgres"));
      return {
        ownerUrl: connectionUrl(server.password, port, databaseName),
        port,
        leave: () => user.release(),
      };
    } catch (cause) {
      // The keeper waits for the control lock, which this function still holds.
      void user.release();
      throw cause;
    }
  } finally {
    await control.release();
  }
}

async function ensureRunning(server: Server, options: EmbeddedPostgresOptions): Promise<number> {
  await ensureData(server);
  const running = findRunningServer(server.files.data);
  if (running !== null) return running.port;
  return startServer(server, options);
}

/** Makes the data folder beside its place and moves it there, so that an interruption leaves none. */
async function ensureData(server: Server): Promise<void> {
  const { files, unprivileged } = server;
  for (const name of readdirSync(files.folder)) {
    if (name.startsWith("data.new")) rmSync(join(files.folder, name), { recursive: true });
  }
  if (!existsSync(files.data)) {
    const fresh = join(files.folder, `data.new.${process.pid}`);
    const words = initdbWords(fresh, files.password);
    await runLogged([...unprivileged.prefix, server.binaries.initdb, ...words], files.log);
    renameSync(fresh, files.data);
  } else if (statSync(files.data).uid !== unprivileged.ownerId && process.getuid?.() === 0) {
    await runLogged(["chown", "-R", `${unprivileged.ownerId}`, files.data], files.log);
  }
}

function initdbWords(data: string, passwordFile: string): string[] {
  return [
    ...["-D", data, "-U", ownerRole, `--pwfile=${passwordFile}`, "--auth=scram-sha-256"],
    ...["--encoding=UTF8", "--locale=C", "--locale-provider=builtin", "--builtin-locale=C.UTF-8"],
  ];
}

async function startServer(
  server: Server,
  { settings, keepsPort = false }: EmbeddedPostgresOptions,
): Promise<number> {
  const { files } = server;
  const known = readNumber(files.port);
  for (let attempt = 1; ; attempt += 1) {
    // After a failure the remembered port is not asked for again.
    const port =
      keepsPort && known !== null ? known : await findFreePort(attempt === 1 ? known : null, host);
    const flags = Object.entries({ ...settingDefaults, ...settings }).map(
      ([name, value]) => `-c ${name}=${value}`,
    );
    const serverWords = ["-k ''", `-h ${host}`, `-p ${port}`, ...flags].join(" ");
    try {
      const words = ["-D", files.data, "-l", files.log, "-w", "-t", "120", "-o", serverWords];
      const command = [...server.unprivileged.prefix, server.binaries.pgCtl, ...words, "start"];
      await runLogged(command, files.log);
      writeFileSync(files.port, String(port));
      return port;
    } catch (cause) {
      if (attempt === startAttempts) throw cause;
    }
  }
}

async function ensureDatabase(adminUrl: string): Promise<void> {
  const sql = postgres(adminUrl, { max: 1, onnotice: () => {} });
  try {
    const found = await sql`select from pg_database where datname = ${databaseName}`;
    if (found.length === 0) await sql.unsafe(`create database ${databaseName}`);
  } finally {
    await sql.end();
  }
}

function connectionUrl(password: string, port: number, database: string): string {
  return `postgres://${ownerRole}:${password}@${host}:${port}/${database}`;
}

function runLogged([program = "", ...words]: string[], log: string): Promise<void> {
  return new Promise((resolve, reject) => {
    // A file, not a pipe: the server inherits it and would keep a pipe open for ever.
    const output = openSync(log, "a", 0o600);
    const child = spawn(program, words, {
      stdio: ["ignore", output, output],
      detached: true,
      env: serverEnvironment(),
    });
    closeSync(output);
    child.once("error", reject);
    child.once("exit", (code) => {
      if (code === 0) return resolve();
      const lastLines = readFileSync(log, "utf8").trimEnd().split("\n").slice(-3).join("; ");
      reject(new DomainError("environment", `PostgreSQL did not start (see ${log}): ${lastLines}`));
    });
  });
}

/** The server reads files for whoever owns it, its own environment too: providers' keys stay out of it. */
function serverEnvironment(): NodeJS.ProcessEnv {
  const kept = Object.entries(process.env).filter(([name]) =>
    /^(PATH|HOME|TMPDIR|TZ|LANG|LC_\w+|LD_LIBRARY_PATH)$/.test(name),
  );
  return Object.fromEntries(kept) as NodeJS.ProcessEnv;
}
