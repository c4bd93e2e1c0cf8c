import { eventListSchema, eventSchema } from "../../../../lib/contracts/event";
import { eventsQuerySchema } from "../../../../lib/contracts/query";
import { listEvents } from "../../../../lib/data/list-events";
import { apiRoute } from "../../_lib/api-route";
import { parseQuery } from "../../_lib/parse-query";
import { respondTable } from "../../_lib/respond-table";

export const GET = apiRoute(async (request) => {
  const { after, limit, format } = parseQuery(request, eventsQuerySchema);
  return respondTable(request, format, {
    schema: eventListSchema,
    value: await listEvents(after, limit),
    row: eventSchema,
    rows: ({ events }) => events,
    name: ["events", String(after)],
  });
});

export {
  refuseMethod as DELETE,
  refuseMethod as OPTIONS,
  refuseMethod as PATCH,
  refuseMethod as POST,
  refuseMethod as PUT,
} from "../../_lib/refuse-method";
