import { getSiteIdentity } from "../../lib/data/get-site-identity";
import { listLatestEvents } from "../../lib/data/list-events";
import { publicAddress } from "../../lib/data/public-address";
import { apiRoute } from "../api/_lib/api-route";
import { respondText } from "../api/_lib/respond";
import { formatAtom } from "./format-atom";

const entries = 100;

/** The latest events for feed readers. */
export const GET = apiRoute(async (request) => {
  const site = { identity: await getSiteIdentity(), addressOf: publicAddress };
  return respondText(request, formatAtom(site, await listLatestEvents(entries)), {
    "Content-Type": "application/atom+xml; charset=utf-8",
  });
});
