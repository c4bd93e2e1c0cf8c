import { canonicalJson } from "../protocol/canonical-json";
import type { ScorePayload } from "./score-payload";

/** One field of a record that says something else than it should. */
export interface PayloadDifference {
  field: string;
  stated: string;
  recomputed: string;
}

const longestShown = 120;

/** Fields of a record that differ from what was recomputed, in the order of the recomputed ones. */
export function comparePayloads(
  stated: ScorePayload,
  recomputed: Partial<ScorePayload>,
): PayloadDifference[] {
  const fields = Object.keys(recomputed) as (keyof ScorePayload)[];
  return fields.flatMap((field) => {
    // A field that is left out says as much as null.
    const [says, should] = [stated, recomputed].map((of) => canonicalJson(of[field] ?? null));
    if (says === undefined || should === undefined) return [];
    if (says === should) return [];
    return [{ field, stated: cut(says), recomputed: cut(should) }];
  });
}

function cut(text: string): string {
  return text.length > longestShown ? `${text.slice(0, longestShown)}…` : text;
}
