import { chmodSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Folders are named `errorbar-worker-<process id>-<random>`, so that a sweep knows their owner. */
const ownedName = /^errorbar-worker-(\d+)-/;

/** A temporary folder of this worker, which the sandboxes' users may enter but not list. */
export function makeWorkerFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), `errorbar-worker-${process.pid}-`));
  chmodSync(folder, 0o711);
  return folder;
}

/** Removes the folders of workers that were killed before they could. */
export function sweepWorkerFolders(isAlive: (pid: number) => boolean): void {
  for (const name of readdirSync(tmpdir())) {
    const owner = ownedName.exec(name)?.[1];
    if (owner !== undefined && !isAlive(Number(owner))) {
      rmSync(join(tmpdir(), name), { recursive: true, force: true });
    }
  }
}
