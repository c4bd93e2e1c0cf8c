import { publicAddress } from "../../../lib/data/public-address";
import { orNotFound, pathText } from "../../_lib/path-text";
import { apiRoute } from "../../api/_lib/api-route";
import { respondText } from "../../api/_lib/respond";
import { formatSitemap } from "../_lib/format-sitemap";
import { listPart } from "../_lib/list-part";

/** One part of the sitemap. */
export const GET = apiRoute<{ part: string }>(async (request, params) => {
  const [, name] = /^(.+)\.xml$/.exec(pathText(params.part)) ?? [];
  const found = name === undefined ? null : await listPart(name);
  const paths = orNotFound(found, "the sitemap has no such part");
  return respondText(request, formatSitemap(paths.map(publicAddress)), {
    "Content-Type": "application/xml; charset=utf-8",
  });
});
