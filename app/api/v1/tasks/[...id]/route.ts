import { taskQuerySchema } from "../../../../../lib/contracts/query";
import { taskSchema } from "../../../../../lib/contracts/task";
import { getTask } from "../../../../../lib/data/get-task";
import { orNotFound, pathText } from "../../../../_lib/path-text";
import { apiRoute } from "../../../_lib/api-route";
import { parseQuery } from "../../../_lib/parse-query";
import { respondJson } from "../../../_lib/respond";

export const GET = apiRoute<{ id: string[] }>(async (request, params) => {
  // Task keys such as HumanEval/0 hold slashes.
  const task = await getTask(pathText(params.id.join("/")), parseQuery(request, taskQuerySchema));
  return respondJson(request, taskSchema, orNotFound(task, "there is no such task"));
});
