import { apiRoute } from "../api/_lib/api-route";
import { openApiDocument } from "../api/_lib/open-api-document";
import { respondText } from "../api/_lib/respond";

export const GET = apiRoute(async (request) =>
  respondText(request, `${JSON.stringify(openApiDocument(), null, 2)}\n`, {
    "Content-Type": "application/json; charset=utf-8",
  }),
);
