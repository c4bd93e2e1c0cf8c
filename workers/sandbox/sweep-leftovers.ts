import type { ControlGroupFactory } from "./control-group";
import { isAlive } from "./is-alive";
import { sweepWorkerFolders } from "./worker-folder";

let ownSwept: Promise<void> | undefined;

/**
 * Removes groups and folders of workers that no longer live. To be called before a backend makes its
 * first: what bears this process's own number then, once, is of one before it, as in a container that
 * was started again.
 */
export async function sweepLeftovers(factory: ControlGroupFactory): Promise<void> {
  ownSwept ??= sweep(factory, (pid) => pid !== process.pid && isAlive(pid)).catch((cause) => {
    ownSwept = undefined;
    throw cause;
  });
  // Nobody makes anything before that has ended.
  await ownSwept;
  await sweep(factory, isAlive);
}

async function sweep(factory: ControlGroupFactory, lives: (pid: number) => boolean): Promise<void> {
  sweepWorkerFolders(lives);
  await factory.sweep(lives);
}
