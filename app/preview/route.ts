import { noQuerySchema } from "../../lib/contracts/query";
import { apiRoute } from "../api/_lib/api-route";
import { parseQuery } from "../api/_lib/parse-query";
import { respondPreview } from "./_lib/respond-preview";

/** The site as a picture, for pages that are of no single board, model or task. */
export const GET = apiRoute(async (request) => {
  parseQuery(request, noQuerySchema);
  return respondPreview(request, {
    where: "Errorbar",
    headline: "Code-generation models, every rate beside its count and its interval.",
    rates: [],
  });
});
