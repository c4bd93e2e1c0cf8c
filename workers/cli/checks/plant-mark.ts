import { randomBytes } from "node:crypto";
import { closeSync, openSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

export const markVariable = "ERRORBAR_DOCTOR_TOKEN";

/**
 * A token of no worth where the worker's real ones are: in its environment, in a file of its home that
 * only it may read, and behind an open descriptor. Whoever finds it could find the others.
 */
export function plantMark(home: string): { mark: string; remove: () => void } {
  const mark = randomBytes(16).toString("hex");
  const path = join(home, `doctor-token-${process.pid}`);
  writeFileSync(path, mark, { mode: 0o600 });
  const descriptor = openSync(path, "r");
  process.env[markVariable] = mark;
  return {
    mark,
    remove: () => {
      delete process.env[markVariable];
      closeSync(descriptor);
      rmSync(path, { force: true });
    },
  };
}
