import { type ChildProcess, spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { checkoutRoot } from "../../checkout-root";
import { findFreePort } from "../../postgres/find-free-port";
import { descendantsOf } from "../sandbox-state/descendants-of";
import { isAddress, requireHome } from "./require-home";

/** A site that a proof looks at. */
export interface ServedSite {
  url: string;
  /** The process that answers; null where the site was running already. */
  serverPid: number | null;
  stop(): Promise<void>;
}

const host = "127.0.0.1";

/**
 * Serves a home by the production build, as `errorbar web` does, on a free port.
 * @param place a folder, or the address of a site that runs already
 */
export async function serveHome(place: string): Promise<ServedSite> {
  if (isAddress(place)) {
    return { url: place.replace(/\/$/, ""), serverPid: null, stop: async () => {} };
  }
  const home = requireHome(place);
  const port = await findFreePort(null, host);
  const child = spawn(process.execPath, [join(checkoutRoot, "dist", "errorbar.mjs"), "web"], {
    env: {
      ...process.env,
      ...{ ERRORBAR_HOME: home, PORT: String(port), HOST: host },
      // One address asks for everything here.
      ERRORBAR_API_RATE: "0",
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  await untilReady(child);
  return {
    url: `http://${host}:${port}`,
    serverPid: findServer(child),
    stop: () => stop(child),
  };
}

function untilReady(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    child.stdout?.on("data", (chunk: Buffer) => {
      if (chunk.includes("Errorbar is ready:")) resolve();
    });
    child.once("exit", (code) => reject(new Error(`the site ended with ${code} before its time`)));
  });
}

/** Of the command's processes the one that is called as Next calls its server. */
function findServer({ pid }: ChildProcess): number | null {
  const isServer = (id: number) =>
    /next-server|server\.js/.test(readFileSync(`/proc/${id}/cmdline`, "utf8"));
  return pid === undefined ? null : (descendantsOf(pid).find(isServer) ?? null);
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const ended = new Promise((resolve) => child.once("exit", resolve));
  child.kill("SIGTERM");
  await ended;
}
