import "server-only";
import { lstat, mkdir } from "node:fs/promises";
import { DomainError } from "../core/errors";

/**
 * Makes a folder for this user alone, or checks that one found there is: in a shared temporary folder
 * somebody else may have put theirs.
 * @throws DomainError environment when the folder is another user's, open to others or no folder.
 */
export async function requireOwnFolder(path: string): Promise<void> {
  await mkdir(path, { recursive: true, mode: 0o700 });
  const found = await lstat(path);
  const isOwn =
    found.isDirectory() && found.uid === process.getuid?.() && (found.mode & 0o077) === 0;
  if (!isOwn) throw new DomainError("environment", `${path} must be a folder of this user's own`);
}

/** Whether a file operation failed because nothing is at its path. */
export function isMissingFile(cause: unknown): boolean {
  return cause instanceof Error && "code" in cause && cause.code === "ENOENT";
}
