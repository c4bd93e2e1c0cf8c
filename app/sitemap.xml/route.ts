import { publicAddress } from "../../lib/data/public-address";
import { apiRoute } from "../api/_lib/api-route";
import { respondText } from "../api/_lib/respond";
import { formatSitemapIndex } from "../sitemap/_lib/format-sitemap";
import { listParts } from "../sitemap/_lib/list-part";

/** The index of the sitemap's parts. */
export const GET = apiRoute(async (request) => {
  const parts = await listParts();
  const addresses = parts.map((part) => publicAddress(`/sitemap/${encodeURIComponent(part)}.xml`));
  return respondText(request, formatSitemapIndex(addresses), {
    "Content-Type": "application/xml; charset=utf-8",
  });
});
