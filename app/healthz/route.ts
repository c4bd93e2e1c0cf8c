import { healthSchema } from "../../lib/contracts/health";
import { apiRoute } from "../api/_lib/api-route";
import { respondProbe } from "../api/_lib/respond-probe";

/** The process is up. */
export const GET = apiRoute(async () => respondProbe(healthSchema, { status: "ok" }, 200));
