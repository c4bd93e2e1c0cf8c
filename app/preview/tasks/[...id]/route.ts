import { taskQuerySchema } from "../../../../lib/contracts/query";
import { getTask } from "../../../../lib/data/get-task";
import { describeTask } from "../../../_lib/describe-task";
import { orNotFound, pathText } from "../../../_lib/path-text";
import { apiRoute } from "../../../api/_lib/api-route";
import { parseQuery } from "../../../api/_lib/parse-query";
import { respondPreview } from "../../_lib/respond-preview";

/** A task as a picture: its id and how many runs solved it. */
export const GET = apiRoute<{ id: string[] }>(async (request, params) => {
  const { format: _, ...query } = parseQuery(request, taskQuerySchema);
  const id = pathText(params.id.join("/"));
  const task = orNotFound(await getTask(id, query), "there is no such task");
  return respondPreview(request, {
    where: `Task ${id} of ${task.suite}`,
    headline: describeTask(task),
    rates: [],
  });
});
