import { taskQuerySchema } from "../../../../../lib/contracts/query";
import { taskOutcomeSchema, taskSchema } from "../../../../../lib/contracts/task";
import { getTask } from "../../../../../lib/data/get-task";
import { orNotFound, pathText } from "../../../../_lib/path-text";
import { apiRoute } from "../../../_lib/api-route";
import { parseQuery } from "../../../_lib/parse-query";
import { respondTable } from "../../../_lib/respond-table";

export const GET = apiRoute<{ id: string[] }>(async (request, params) => {
  // Task keys such as HumanEval/0 hold slashes.
  const id = pathText(params.id.join("/"));
  const { format, ...query } = parseQuery(request, taskQuerySchema);
  return respondTable(request, format, {
    schema: taskSchema,
    value: orNotFound(await getTask(id, query), "there is no such task"),
    row: taskOutcomeSchema,
    rows: ({ outcomes }) => outcomes,
    name: [id, "outcomes"],
  });
});

export {
  refuseMethod as DELETE,
  refuseMethod as OPTIONS,
  refuseMethod as PATCH,
  refuseMethod as POST,
  refuseMethod as PUT,
} from "../../../_lib/refuse-method";
