import { type ChildProcess, spawn } from "node:child_process";
import { createWriteStream, existsSync, mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { readSiteEnv, siteVariables } from "../../lib/config/site-env";
import { type WebEnv, webEnvVariables } from "../../lib/config/web-env";
import { DomainError } from "../../lib/core/errors";

export interface SiteOptions {
  checkoutRoot: string;
  host: string;
  port: number;
  web: WebEnv;
  logFolder: string;
  /** Stops the waiting. */
  signal: AbortSignal;
}

export interface Site {
  url: string;
  /** Resolves when the site's process ends, with how. */
  ended: Promise<string>;
  stop(): Promise<void>;
}

const readyTimeoutMs = 60_000;
const pollMs = 100;
const killAfterMs = 5_000;
/** Variables that the site may inherit: none carries a password or another's connection. */
const inherited: readonly string[] = [
  "PATH",
  "TZ",
  "LANG",
  "LC_ALL",
  "NODE_EXTRA_CA_CERTS",
  ...siteVariables,
];
/** What the client of S3 finds its keys by: variables, or files in the home folder. */
const ofS3 = /^AWS_|^HOME$/;
/** Pages that outlive a restart while their tags don't: they would stay old for ever. */
const staleCaches = [".next/cache", ".next/server/route-cache"];

/**
 * Starts the built site in a process of its own and waits until it can answer.
 * @throws DomainError environment when it is not built or does not become ready, bad-input for a setting
 *   of the site that is wrong.
 */
export async function startSite(options: SiteOptions): Promise<Site> {
  // Said here in one line, not by every request.
  readSiteEnv(process.env);
  const folder = join(options.checkoutRoot, ".next", "standalone");
  if (!existsSync(join(folder, "server.js"))) {
    throw new DomainError("environment", "the site is not built; run npm start");
  }
  for (const cache of staleCaches) rmSync(join(folder, cache), { recursive: true, force: true });
  const child = spawnSite(folder, options);
  const ended = new Promise<string>((resolve) => {
    child.once("exit", (code, signal) => resolve(signal ?? `exit code ${code}`));
    child.once("error", (error) => resolve(error.message));
  });
  const site = { url: siteUrl(options), ended, stop: () => stopChild(child, ended) };
  try {
    await waitUntilReady(site, options);
  } catch (cause) {
    await site.stop();
    throw cause;
  }
  return site;
}

function spawnSite(folder: string, options: SiteOptions): ChildProcess {
  mkdirSync(options.logFolder, { recursive: true });
  const log = createWriteStream(siteLog(options), { flags: "a" });
  const kept = Object.entries(process.env).filter(
    ([name]) => inherited.includes(name) || (options.web.objects.kind === "s3" && ofS3.test(name)),
  );
  const child = spawn(process.execPath, ["server.js"], {
    cwd: folder,
    stdio: ["ignore", "pipe", "pipe"],
    env: {
      ...Object.fromEntries(kept),
      ...webEnvVariables(options.web),
      NODE_ENV: "production",
      HOSTNAME: options.host,
      PORT: String(options.port),
    },
    // Ctrl-C reaches this process alone, which then stops the site.
    detached: true,
  });
  if (child.pid !== undefined) endWithThisProcess(child.pid, child);
  child.stdout.pipe(log, { end: false });
  child.stderr.pipe(log, { end: false });
  return child;
}

/** Ends the site when this process is gone, kill -9 included: the helper then reads its end. */
function endWithThisProcess(pid: number, site: ChildProcess): void {
  const script = 'cat >/dev/null; kill -TERM "$1" 2>/dev/null';
  const watchdog = spawn("sh", ["-c", script, "sh", String(pid)], {
    stdio: ["pipe", "ignore", "ignore"],
    detached: true,
  });
  watchdog.unref();
  // Once the site has ended, its number may become another program's.
  site.once("exit", () => watchdog.kill("SIGKILL"));
}

function siteLog(options: SiteOptions): string {
  return join(options.logFolder, "site.log");
}

/** The address for a browser: a wildcard is reached through the loopback address. */
function siteUrl({ host, port }: SiteOptions): string {
  const wildcards: Record<string, string> = { "0.0.0.0": "127.0.0.1", "::": "[::1]" };
  return `http://${wildcards[host] ?? (host.includes(":") ? `[${host}]` : host)}:${port}`;
}

async function waitUntilReady(site: Site, options: SiteOptions): Promise<void> {
  let end: string | null = null;
  void site.ended.then((how) => {
    end = how;
  });
  const deadline = Date.now() + readyTimeoutMs;
  while (!(await isReady(site.url))) {
    options.signal.throwIfAborted();
    if (end !== null || Date.now() > deadline) {
      const what = end === null ? "did not become ready" : `ended (${end})`;
      throw new DomainError("environment", `the site ${what}; see ${siteLog(options)}`);
    }
    await new Promise((resolve) => setTimeout(resolve, pollMs));
  }
}

async function isReady(url: string): Promise<boolean> {
  try {
    const response = await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(5_000) });
    return response.ok;
  } catch {
    // Not listening yet.
    return false;
  }
}

async function stopChild(child: ChildProcess, ended: Promise<string>): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill("SIGTERM");
  const timer = setTimeout(() => child.kill("SIGKILL"), killAfterMs);
  await ended;
  clearTimeout(timer);
}
