import { spawnSync } from "node:child_process";
import { join } from "node:path";

export interface Recomputed {
  exitCode: number | null;
  out: string;
  notes: string;
}

/** Runs the script that the site offers for recomputing, as a reader does. */
export function runRecompute(...words: string[]): Recomputed {
  const script = join(import.meta.dirname, "../../../public/recompute.py");
  const { status, stdout, stderr } = spawnSync("/usr/bin/python3", [script, ...words], {
    encoding: "utf8",
  });
  return { exitCode: status, out: stdout, notes: stderr };
}
