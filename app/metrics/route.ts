import { metricsMediaType } from "../../lib/core/metrics/format-metrics";
import { getMetrics } from "../../lib/data/get-metrics";
import { probeRoute } from "../api/_lib/api-route";

/** What a monitoring system collects: counts and ages, nothing of what a candidate said. */
export const GET = probeRoute(
  async () =>
    new Response(await getMetrics(), {
      headers: {
        "Content-Type": metricsMediaType,
        "Cache-Control": "no-store",
        "X-Content-Type-Options": "nosniff",
      },
    }),
);
