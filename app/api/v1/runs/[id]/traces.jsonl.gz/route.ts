import { openTraceArchive } from "../../../../../../lib/data/open-trace-archive";
import { orNotFound, pathText } from "../../../../../_lib/path-text";
import { apiRoute } from "../../../../_lib/api-route";
import { downloadHeaders } from "../../../../_lib/download-headers";
import { respond } from "../../../../_lib/respond";
import { streamFile } from "../../../../_lib/stream-file";

export const GET = apiRoute<{ id: string }>(async (request, params) => {
  const id = pathText(params.id);
  const archive = orNotFound(await openTraceArchive(id), "there is no such run");
  const { handle, sha256, bytes } = archive;
  return respond(request, {
    etag: `"${sha256}"`,
    headers: {
      ...downloadHeaders("application/gzip", [id, "traces"], "jsonl.gz"),
      "Content-Length": String(bytes),
      "X-Errorbar-Sha256": sha256,
      "Content-Digest": `sha-256=:${Buffer.from(sha256, "hex").toString("base64")}:`,
    },
    body: () => streamFile(handle),
    discard: () => handle.close(),
  });
});
