import { pathText } from "../../../../../_lib/path-text";
import { apiRoute } from "../../../../_lib/api-route";
import { downloadHeaders } from "../../../../_lib/download-headers";
import { formatCsv } from "../../../../_lib/format-csv";
import { respondBytes } from "../../../../_lib/respond-download";
import { readResultRows } from "../../../../_lib/run-result-rows";

const mediaType = "text/csv; charset=utf-8; header=present";

export const GET = apiRoute<{ id: string }>(async (request, params) => {
  const { columns, rows, nameParts } = await readResultRows(request, pathText(params.id));
  const content = new TextEncoder().encode(formatCsv(columns, rows));
  return respondBytes(request, content, downloadHeaders(mediaType, nameParts, "csv"));
});
