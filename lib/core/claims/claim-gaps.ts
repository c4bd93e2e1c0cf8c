import { generationContract } from "../protocol/manifest";

/**
 * What a measured record has and a bare score leaves out: outcomes a task, and the contracts of a
 * manifest, that of the answers by field because a source may state some of it.
 */
const everyGap = [
  "outcomes",
  "task",
  ...Object.keys(generationContract.shape).map((field) => `generation.${field}`),
  "execution",
  "scoring",
];

/** The fields that a claim leaves undisclosed when its source states no more than some of them. */
export function listClaimGaps(stated: readonly string[]): string[] {
  return everyGap.filter((field) => !stated.includes(field));
}
