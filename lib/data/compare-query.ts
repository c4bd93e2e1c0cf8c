import "server-only";

/** Which two models to compare. Left out: the newest cycle that a model has, the suite's own k. */
export interface CompareQuery {
  suite: string;
  a: string;
  b: string;
  cycle?: string | undefined;
  k?: number | undefined;
}
