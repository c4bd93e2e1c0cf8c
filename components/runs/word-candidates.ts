import type { Run } from "../../lib/contracts/run";
import { formatCountOf } from "../format/format-count";

/** What a run's rate counts: "164 candidates", or "3,650 trials" of what was measured elsewhere. */
export function wordCandidates({ candidates, measured }: Run): string {
  return formatCountOf(candidates, measured === "here" ? "candidate" : "trial");
}
