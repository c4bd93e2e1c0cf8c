import { pathText } from "../../../../../_lib/path-text";
import { apiRoute } from "../../../../_lib/api-route";
import { respondResults } from "../../../../_lib/respond-results";

export const GET = apiRoute<{ id: string }>((request, params) =>
  respondResults(request, pathText(params.id), "csv"),
);

export {
  refuseMethod as DELETE,
  refuseMethod as OPTIONS,
  refuseMethod as PATCH,
  refuseMethod as POST,
  refuseMethod as PUT,
} from "../../../../_lib/refuse-method";
