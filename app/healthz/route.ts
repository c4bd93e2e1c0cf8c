import { healthSchema } from "../../lib/contracts/health";
import { probeRoute } from "../api/_lib/api-route";
import { respondProbe } from "../api/_lib/respond-probe";

/** The process is up. */
export const GET = probeRoute(async () => respondProbe(healthSchema, { status: "ok" }, 200));
