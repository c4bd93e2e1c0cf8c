import { pathText } from "../../../../../_lib/path-text";
import { apiRoute } from "../../../../_lib/api-route";
import { describeColumns, toCells } from "../../../../_lib/describe-columns";
import { downloadHeaders } from "../../../../_lib/download-headers";
import { formatParquet } from "../../../../_lib/format-parquet";
import { respondBytes } from "../../../../_lib/respond-download";
import { readResultRows } from "../../../../_lib/run-result-rows";

const mediaType = "application/vnd.apache.parquet";

export const GET = apiRoute<{ id: string }>(async (request, params) => {
  const { schema, rows, nameParts } = await readResultRows(request, pathText(params.id));
  const columns = describeColumns(schema);
  const cells = rows.map((row) => toCells(columns, row));
  const content = formatParquet(columns, cells);
  return respondBytes(request, content, downloadHeaders(mediaType, nameParts, "parquet"));
});

export {
  refuseMethod as DELETE,
  refuseMethod as OPTIONS,
  refuseMethod as PATCH,
  refuseMethod as POST,
  refuseMethod as PUT,
} from "../../../../_lib/refuse-method";
