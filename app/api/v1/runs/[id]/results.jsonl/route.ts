import { pathText } from "../../../../../_lib/path-text";
import { apiRoute } from "../../../../_lib/api-route";
import { downloadHeaders } from "../../../../_lib/download-headers";
import { respondBytes } from "../../../../_lib/respond-download";
import { readResultRows } from "../../../../_lib/run-result-rows";

const mediaType = "application/x-ndjson; charset=utf-8";

export const GET = apiRoute<{ id: string }>(async (request, params) => {
  const { rows, nameParts } = await readResultRows(request, pathText(params.id));
  const text = rows.map((row) => `${JSON.stringify(row)}\n`).join("");
  const content = new TextEncoder().encode(text);
  return respondBytes(request, content, downloadHeaders(mediaType, nameParts, "jsonl"));
});

export {
  refuseMethod as DELETE,
  refuseMethod as OPTIONS,
  refuseMethod as PATCH,
  refuseMethod as POST,
  refuseMethod as PUT,
} from "../../../../_lib/refuse-method";
