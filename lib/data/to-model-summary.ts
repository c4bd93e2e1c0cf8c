import "server-only";
import type { ModelSummary } from "../contracts/board";

interface ModelColumns {
  slug: string;
  name: string;
  provider: string | null;
  modelRevision: string | null;
  synthetic: boolean;
}

/** The public face of a model's columns in any row that joins them. */
export function toModelSummary(row: ModelColumns): ModelSummary {
  return {
    slug: row.slug,
    name: row.name,
    provider: row.provider,
    revision: row.modelRevision,
    synthetic: row.synthetic,
  };
}
