import { readSiteEnv, type SiteEnv } from "../../../lib/config/site-env";
import { clientKey, isLoopback } from "../../../lib/core/rate/client-key";
import { TokenBuckets } from "../../../lib/core/rate/token-buckets";
import { clientHeader } from "../../_server/name-client";
import { errorBody } from "./error-response";

/** Far beyond any address of this API with all its parameters. */
const longestAddress = 2_048;
/** About a megabyte of addresses. */
const mostClients = 10_000;

/**
 * The refusal of a request that is not to be answered: too long an address, a body, or too many of its
 * client; null: it may pass.
 */
export function refuseRequest(
  request: Request,
  limiter: RateLimiter = ownLimiter(),
): Response | null {
  const { headers, url } = request;
  if (url.length > longestAddress) {
    return errorBody(414, "too-long", `the address is longer than ${longestAddress} characters`);
  }
  if (headers.has("transfer-encoding") || Number(headers.get("content-length") ?? 0) > 0) {
    return errorBody(413, "has-body", "nothing here reads a body: send parameters in the address");
  }
  const seconds = limiter.take(headers.get(clientHeader));
  if (seconds === null) return null;
  const message = `too many requests: come back in ${seconds} ${seconds === 1 ? "second" : "seconds"}`;
  return errorBody(429, "too-many-requests", message, { "Retry-After": String(seconds) });
}

/** Counts requests of the API by client, in the memory of this process. */
export class RateLimiter {
  private readonly buckets: TokenBuckets | null;
  private readonly hasProxy: boolean;

  constructor(
    { apiRequestsPerMinute, trustedProxyHeader }: SiteEnv,
    private readonly now: () => number = () => performance.now(),
  ) {
    this.hasProxy = trustedProxyHeader !== null;
    this.buckets =
      apiRequestsPerMinute === null
        ? null
        : new TokenBuckets({
            burst: apiRequestsPerMinute,
            perSecond: apiRequestsPerMinute / 60,
            mostKeys: mostClients,
          });
  }

  /**
   * Seconds until the client may come back; null: it may pass. Without a trusted proxy this machine's own
   * address is either somebody at it or a proxy whose clients can't be told apart: one of them must not
   * shut out the others, so it is not limited.
   */
  take(client: string | null): number | null {
    if (this.buckets === null || client === null) return null;
    if (!this.hasProxy && isLoopback(client)) return null;
    return this.buckets.take(clientKey(client), this.now());
  }
}

let own: RateLimiter | undefined;

function ownLimiter(): RateLimiter {
  own ??= new RateLimiter(readSiteEnv(process.env));
  return own;
}
