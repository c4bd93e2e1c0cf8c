import type { IncomingHttpHeaders } from "node:http";

/** Where the address of a request's client is written for routes; whatever a client writes there goes. */
export const clientHeader = "x-errorbar-client";

/**
 * The address of whoever made a request: that of the connection, or what the trusted proxy's header says.
 * Of a list, the last entry: it is the proxy's own, those before it came from outside.
 */
export function findClient(
  headers: IncomingHttpHeaders,
  socketAddress: string | undefined,
  trustedProxyHeader: string | null,
): string | null {
  const forwarded = trustedProxyHeader === null ? undefined : headers[trustedProxyHeader];
  const list = Array.isArray(forwarded) ? forwarded.join(",") : forwarded;
  const last = list?.split(",").at(-1)?.trim();
  return last || (socketAddress ?? null);
}
