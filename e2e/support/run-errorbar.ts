import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { home } from "./site";

export interface CommandAnswer {
  exitCode: number | null;
  /** Standard output, parsed; null when the command printed none. */
  document: unknown;
  /** Standard error. */
  notes: string;
}

/** Runs the bundled command line with `--json` on the home that the site serves. */
export async function runErrorbar(...words: string[]): Promise<CommandAnswer> {
  const child = spawn(process.execPath, [join("dist", "errorbar.mjs"), "--json", ...words], {
    stdio: ["ignore", "pipe", "pipe"],
    env: {
      ...process.env,
      ERRORBAR_HOME: home,
      DATABASE_URL: "",
      ERRORBAR_WEB_DATABASE_URL: "",
      ERRORBAR_OBJECTS: "",
    },
  });
  const closed = once(child, "close");
  const [printed, notes] = await Promise.all([text(child.stdout), text(child.stderr)]);
  await closed;
  return { exitCode: child.exitCode, document: printed ? JSON.parse(printed) : null, notes };
}
