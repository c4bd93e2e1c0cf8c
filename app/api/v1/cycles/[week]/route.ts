import { cycleSchema } from "../../../../../lib/contracts/cycle";
import { getCycle } from "../../../../../lib/data/get-cycle";
import { orNotFound, pathText } from "../../../../_lib/path-text";
import { apiRoute } from "../../../_lib/api-route";
import { respondJson } from "../../../_lib/respond";

export const GET = apiRoute<{ week: string }>(async (request, params) => {
  const cycle = await getCycle(pathText(params.week));
  return respondJson(request, cycleSchema, orNotFound(cycle, "no cycle of this week was opened"));
});
