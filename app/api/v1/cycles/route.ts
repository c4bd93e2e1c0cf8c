import { cycleListEntrySchema, cycleListSchema } from "../../../../lib/contracts/cycle";
import { tableQuerySchema } from "../../../../lib/contracts/query";
import { listWeeks } from "../../../../lib/data/list-weeks";
import { apiRoute } from "../../_lib/api-route";
import { parseQuery } from "../../_lib/parse-query";
import { respondTable } from "../../_lib/respond-table";

export const GET = apiRoute(async (request) => {
  const { format } = parseQuery(request, tableQuerySchema);
  const weeks = await listWeeks();
  const cycles = weeks.map(({ openedAt, publishedAt, ...week }) => ({
    ...week,
    openedAt: openedAt.toISOString(),
    publishedAt: publishedAt?.toISOString() ?? null,
  }));
  return respondTable(request, format, {
    schema: cycleListSchema,
    value: { cycles },
    row: cycleListEntrySchema,
    rows: (answer) => answer.cycles,
    name: ["cycles"],
  });
});

export {
  refuseMethod as DELETE,
  refuseMethod as OPTIONS,
  refuseMethod as PATCH,
  refuseMethod as POST,
  refuseMethod as PUT,
} from "../../_lib/refuse-method";
