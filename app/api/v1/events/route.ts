import { eventListSchema } from "../../../../lib/contracts/event";
import { eventsQuerySchema } from "../../../../lib/contracts/query";
import { listEvents } from "../../../../lib/data/list-events";
import { apiRoute } from "../../_lib/api-route";
import { parseQuery } from "../../_lib/parse-query";
import { respondJson } from "../../_lib/respond";

export const GET = apiRoute(async (request) => {
  const { after, limit } = parseQuery(request, eventsQuerySchema);
  return respondJson(request, eventListSchema, await listEvents(after, limit));
});
