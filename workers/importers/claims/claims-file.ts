import type { Claim } from "../../../lib/core/claims/claim";

/** A file of claims, checked. */
export interface ClaimsFile {
  claims: Claim[];
  /** What was found in the file and not used, and what was unusual about it. */
  notes: string[];
}
