import { boardListSchema } from "../../../../lib/contracts/board";
import { listBoards } from "../../../../lib/data/list-boards";
import { apiRoute } from "../../_lib/api-route";
import { respondJson } from "../../_lib/respond";

export const GET = apiRoute(async (request) =>
  respondJson(request, boardListSchema, { boards: await listBoards() }),
);
