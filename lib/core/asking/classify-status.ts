import type { ProviderFault } from "../ports/model-provider";

/**
 * What an HTTP status says of an attempt: null is a reply that may hold an answer. A redirect is a refusal,
 * because following it would hand the key to another address.
 */
export function classifyStatus(status: number): ProviderFault | null {
  if (status >= 200 && status < 300) return null;
  if (status === 429) return "rate-limited";
  // A request that came too slowly or too early is as good as never sent.
  if (status >= 500 || status === 408 || status === 425) return "server-error";
  return "refused-request";
}
