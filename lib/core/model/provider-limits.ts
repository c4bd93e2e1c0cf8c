import { canonicalJson } from "../protocol/canonical-json";
import type { ModelEndpoint } from "./model-endpoint";

/** What may be asked of one provider at once and in any minute. Null: no limit is stated. */
export interface ProviderLimits {
  requestsPerMinute: number | null;
  tokensPerMinute: number | null;
  concurrency: number;
}

const defaults = { concurrency: 4, timeoutMs: 300_000, maxReplyBytes: 8 * 1024 * 1024 };

/** How long and how large one reply may be. */
export function replyLimits({ timeoutMs, maxReplyBytes }: ModelEndpoint): {
  timeoutMs: number;
  maxReplyBytes: number;
} {
  return {
    timeoutMs: timeoutMs ?? defaults.timeoutMs,
    maxReplyBytes: maxReplyBytes ?? defaults.maxReplyBytes,
  };
}

/**
 * Names what limits are counted against: endpoints of one address and one key share an account, and so
 * their limits. Programs, files and baselines stand for themselves.
 */
export function providerKey(endpoint: ModelEndpoint): string {
  switch (endpoint.kind) {
    case "openai-compatible":
    case "anthropic":
    case "google":
      return [endpoint.kind, endpoint.baseUrl ?? "", endpoint.apiKeyEnv ?? ""].join(" ");
    case "command":
      return `command ${canonicalJson(endpoint.command)}`;
    case "replay":
      return `replay ${endpoint.file}`;
    case "baseline":
      return `baseline ${endpoint.slug}`;
  }
}

/** The limits that hold for endpoints of one provider: the strictest that any of them states. */
export function strictestLimits(endpoints: readonly ModelEndpoint[]): ProviderLimits {
  const strictest = (field: "requestsPerMinute" | "tokensPerMinute" | "concurrency") => {
    const stated = endpoints
      .map((endpoint) => endpoint[field])
      .filter((limit) => limit !== undefined);
    return stated.length === 0 ? null : Math.min(...stated);
  };
  return {
    requestsPerMinute: strictest("requestsPerMinute"),
    tokensPerMinute: strictest("tokensPerMinute"),
    concurrency: strictest("concurrency") ?? defaults.concurrency,
  };
}
