import { DomainError } from "../../../../lib/core/errors";
import { apiRoute } from "../../_lib/api-route";

/** Any other address: an error in the API's own form, not the site's page. */
export const GET = apiRoute<{ rest?: string[] }>(async () => {
  throw new DomainError("not-found", "the API has nothing at this address; see /openapi.json");
});

export {
  refuseMethod as DELETE,
  refuseMethod as OPTIONS,
  refuseMethod as PATCH,
  refuseMethod as POST,
  refuseMethod as PUT,
} from "../../_lib/refuse-method";
