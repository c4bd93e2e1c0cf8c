import { setTimeout as sleep } from "node:timers/promises";
import type { Model } from "../../db/repositories/find-model";
import { DomainError } from "../../lib/core/errors";
import type { ModelEndpoint } from "../../lib/core/model/model-endpoint";
import { providerKey, strictestLimits } from "../../lib/core/model/provider-limits";
import { readCompletions } from "../importers/completions/read-completions";
import { openProvider } from "../providers/open-provider";
import { RateLimiter } from "../providers/rate-limiter";
import type { OpenedModel } from "./engine-ports";

/**
 * Opens models as this process asks them; those of one account share its limits, the strictest that any
 * of them states.
 * @param registered every model that may be opened
 */
export class OpenModels {
  private readonly limiters = new Map<string, RateLimiter>();

  constructor(
    private readonly registered: readonly Pick<Model, "endpoint">[],
    private readonly env: Readonly<Record<string, string | undefined>>,
  ) {}

  /** @throws DomainError environment where the model can't be asked from here. */
  open(model: Model): OpenedModel {
    const endpoint = requireEndpoint(model);
    return {
      provider: openProvider(endpoint, {
        env: this.env,
        readCompletions: (file) => readCompletions(file, (taskId) => taskId),
      }),
      limiter: this.limiterOf(endpoint),
      concurrency: endpoint.concurrency ?? this.limitsOf(endpoint).concurrency,
    };
  }

  /** An account with limits of its own is asked by one worker at a time, and otherwise each model is. */
  groupOf({ endpoint, slug }: Model): string {
    if (endpoint === null) return `model ${slug}`;
    const { requestsPerMinute, tokensPerMinute } = this.limitsOf(endpoint);
    const isLimited = requestsPerMinute !== null || tokensPerMinute !== null;
    return isLimited ? providerKey(endpoint) : `model ${slug}`;
  }

  private limitsOf(endpoint: ModelEndpoint) {
    const key = providerKey(endpoint);
    const sharing = this.registered.flatMap(({ endpoint: other }) =>
      other !== null && providerKey(other) === key ? [other] : [],
    );
    return strictestLimits([endpoint, ...sharing]);
  }

  private limiterOf(endpoint: ModelEndpoint): RateLimiter {
    const key = providerKey(endpoint);
    const limiter = this.limiters.get(key) ?? new RateLimiter(this.limitsOf(endpoint), wallTime);
    this.limiters.set(key, limiter);
    return limiter;
  }
}

const wallTime = {
  nowMs: () => performance.now(),
  async sleep(waitMs: number, signal: AbortSignal) {
    await sleep(waitMs, undefined, { signal });
  },
};

/** @throws DomainError environment where the registry does not say where the model is asked. */
export function requireEndpoint({ endpoint, slug }: Model): ModelEndpoint {
  if (endpoint !== null) return endpoint;
  throw new DomainError("environment", `the registry has no endpoint for ${slug}: see model add`);
}
