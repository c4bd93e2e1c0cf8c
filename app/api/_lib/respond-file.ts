import type { FileHandle } from "node:fs/promises";
import { respondDownload } from "./respond-download";
import { streamFile } from "./stream-file";

interface OpenFile {
  handle: FileHandle;
  sha256: string;
  bytes: number;
}

/** Answers with an open file or the part of it that is asked for, and closes it. */
export function respondFile(
  request: Request,
  { handle, sha256, bytes }: OpenFile,
  headers: Record<string, string>,
): Response {
  return respondDownload(request, {
    sha256,
    bytes,
    headers,
    read: (part) => streamFile(handle, part),
    discard: () => handle.close(),
  });
}
