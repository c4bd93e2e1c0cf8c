import { createHash } from "node:crypto";
import { matchesEtag } from "./matches-etag";
import { type ByteRange, parseRange } from "./parse-range";

export interface Download {
  /** Lower-case hex, of all bytes. */
  sha256: string;
  bytes: number;
  headers: Record<string, string>;
  /** Called at most once, and only when a body is really sent. */
  read: (part: ByteRange) => BodyInit;
  /** Called instead of `read` when none is. */
  discard?: () => Promise<void>;
}

/**
 * Answers with a file or the part of it that is asked for (RFC 9110: 206, 304, 416, If-Range), with the
 * size and checksum of the whole in every case: `X-Errorbar-Sha256`, and `Repr-Digest` as RFC 9530 writes it.
 */
export function respondDownload(request: Request, download: Download): Response {
  const { sha256, bytes } = download;
  const etag = `"${sha256}"`;
  const shared = {
    ETag: etag,
    // Compressed on the way, neither its parts nor its checksum would be those of the file.
    "Cache-Control": "public, max-age=0, must-revalidate, no-transform",
    "X-Content-Type-Options": "nosniff",
    "Accept-Ranges": "bytes",
    "X-Errorbar-Sha256": sha256,
    // The framework drops Content-Length from what it streams.
    "X-Errorbar-Bytes": String(bytes),
    "Repr-Digest": `sha-256=:${Buffer.from(sha256, "hex").toString("base64")}:`,
  };
  if (matchesEtag(request.headers.get("If-None-Match"), etag)) {
    return withoutBody(download, { status: 304, headers: shared });
  }
  const range = readRange(request, bytes, etag);
  if (range === "unsatisfiable") {
    const headers = { ...shared, "Content-Range": `bytes */${bytes}` };
    return withoutBody(download, { status: 416, headers });
  }
  const part = range ?? { start: 0, end: bytes };
  const init = {
    status: range === null ? 200 : 206,
    headers: {
      ...shared,
      ...download.headers,
      "Content-Length": String(part.end - part.start),
      ...(range === null
        ? { "Content-Digest": shared["Repr-Digest"] }
        : { "Content-Range": `bytes ${part.start}-${part.end - 1}/${bytes}` }),
    },
  };
  if (request.method === "HEAD") return withoutBody(download, init);
  return new Response(download.read(part), init);
}

/** The same for a file that is in memory. */
export function respondBytes(
  request: Request,
  content: Uint8Array<ArrayBuffer>,
  headers: Record<string, string>,
): Response {
  return respondDownload(request, {
    sha256: createHash("sha256").update(content).digest("hex"),
    bytes: content.length,
    headers,
    read: ({ start, end }) => content.subarray(start, end),
  });
}

/** A part counts for GET alone, and only of the very file that If-Range names, if it names one. */
function readRange(request: Request, bytes: number, etag: string) {
  if (request.method !== "GET") return null;
  const ifRange = request.headers.get("If-Range");
  if (ifRange !== null && ifRange.trim() !== etag) return null;
  return parseRange(request.headers.get("Range"), bytes);
}

function withoutBody({ discard }: Download, init: ResponseInit): Response {
  // A file that fails to close is not the caller's concern: the answer is complete without it.
  discard?.().catch((error) => console.error("a file did not close", error));
  return new Response(null, init);
}
