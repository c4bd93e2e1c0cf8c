import { readinessSchema } from "../../lib/contracts/health";
import { getReadiness } from "../../lib/data/get-readiness";
import { probeRoute } from "../api/_lib/api-route";
import { respondProbe } from "../api/_lib/respond-probe";

/** The database is reachable and its schema is the one of this build. */
export const GET = probeRoute(async () => {
  const readiness = await getReadiness();
  return respondProbe(readinessSchema, readiness, readiness.status === "ready" ? 200 : 503);
});
