export interface BucketRule {
  /** Requests that an address may make at once when it has been quiet. */
  burst: number;
  /** Requests that it gets back a second. */
  perSecond: number;
  /** Addresses remembered at once; of more, the one longest quiet is forgotten and starts full. */
  mostKeys: number;
}

interface Bucket {
  tokens: number;
  atMs: number;
}

/**
 * A token bucket for every address. Memory is bounded: an address that refills while nobody looks is
 * the same as one never seen, so forgetting the quietest costs little.
 */
export class TokenBuckets {
  /** In the order of their last request. */
  private readonly buckets = new Map<string, Bucket>();

  constructor(private readonly rule: BucketRule) {}

  /** Takes one token. Null: there was one; otherwise whole seconds until there will be, at least 1. */
  take(key: string, nowMs: number): number | null {
    const { burst, perSecond, mostKeys } = this.rule;
    const { tokens, atMs } = this.buckets.get(key) ?? { tokens: burst, atMs: nowMs };
    // A clock that was set back gives nothing and takes nothing.
    const elapsedSeconds = Math.max(0, nowMs - atMs) / 1000;
    const filled = Math.min(burst, tokens + elapsedSeconds * perSecond);
    const isAdmitted = filled >= 1;
    this.buckets.delete(key);
    this.buckets.set(key, { tokens: isAdmitted ? filled - 1 : filled, atMs: nowMs });
    if (this.buckets.size > mostKeys) this.forgetQuietest();
    return isAdmitted ? null : Math.max(1, Math.ceil((1 - filled) / perSecond));
  }

  get size(): number {
    return this.buckets.size;
  }

  private forgetQuietest(): void {
    const [quietest] = this.buckets.keys();
    if (quietest !== undefined) this.buckets.delete(quietest);
  }
}
