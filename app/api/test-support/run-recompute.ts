import { spawn, spawnSync } from "node:child_process";
import { join } from "node:path";
import { text } from "node:stream/consumers";

const script = join(import.meta.dirname, "../../../public/recompute.py");

export interface Recomputed {
  exitCode: number | null;
  out: string;
  notes: string;
}

/** Runs the script that the site offers for recomputing, as a reader does. */
export function runRecompute(...words: string[]): Recomputed {
  const { status, stdout, stderr } = spawnSync("/usr/bin/python3", [script, ...words], {
    encoding: "utf8",
  });
  return { exitCode: status, out: stdout, notes: stderr };
}

/** The same beside a server of this process, which must go on answering. */
export async function runRecomputeBeside(...words: string[]): Promise<Recomputed> {
  const child = spawn("/usr/bin/python3", [script, ...words]);
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once("error", reject).once("close", resolve);
  });
  const [out, notes, exitCode] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
  return { exitCode, out, notes };
}
