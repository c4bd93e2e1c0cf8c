import { pathText } from "../../../../../_lib/path-text";
import { apiRoute } from "../../../../_lib/api-route";
import { describeColumns, toCells } from "../../../../_lib/describe-columns";
import { downloadHeaders } from "../../../../_lib/download-headers";
import { formatCsv } from "../../../../_lib/format-csv";
import { respondBytes } from "../../../../_lib/respond-download";
import { readResultRows } from "../../../../_lib/run-result-rows";

const mediaType = "text/csv; charset=utf-8; header=present";

export const GET = apiRoute<{ id: string }>(async (request, params) => {
  const { schema, rows, nameParts } = await readResultRows(request, pathText(params.id));
  const columns = describeColumns(schema);
  const cells = rows.map((row) => toCells(columns, row));
  const text = formatCsv(
    columns.map(({ name }) => name),
    cells,
  );
  const content = new TextEncoder().encode(text);
  return respondBytes(request, content, downloadHeaders(mediaType, nameParts, "csv"));
});

export {
  refuseMethod as DELETE,
  refuseMethod as OPTIONS,
  refuseMethod as PATCH,
  refuseMethod as POST,
  refuseMethod as PUT,
} from "../../../../_lib/refuse-method";
