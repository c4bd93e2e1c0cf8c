import "server-only";
import type { Database } from "../../../db/client";
import { countCandidatesByVerdict } from "../../../db/repositories/count-candidates-by-verdict";
import { countRecentVerdicts } from "../../../db/repositories/count-recent-verdicts";
import { countRepeatDifferences } from "../../../db/repositories/count-repeat-differences";
import type { Metric } from "../../core/metrics/metric";
import { infrastructureFaults, type VerdictKind } from "../../core/vocabulary";

const kinds: (VerdictKind | null)[] = ["passed", "failed", "voided", null];

/** Candidates by verdict, voids by fault, verdicts of the last hour and how well verdicts hold. */
export async function measureCandidates(db: Database): Promise<Metric[]> {
  const counts = await countCandidatesByVerdict(db);
  const total = (wanted: (count: (typeof counts)[number]) => boolean) =>
    counts.filter(wanted).reduce((sum, { candidates }) => sum + candidates, 0);
  const repeats = await countRepeatDifferences(db);
  return [
    {
      name: "errorbar_candidates",
      help: "Candidates by current verdict",
      values: kinds.map((kind) => ({
        labels: { verdict: kind ?? "none" },
        value: total(({ verdict }) => verdict === kind),
      })),
    },
    {
      name: "errorbar_voided_candidates",
      help: "Candidates without a verdict because infrastructure failed, by fault",
      values: infrastructureFaults.map((each) => ({
        labels: { fault: each },
        value: total(({ fault }) => fault === each),
      })),
    },
    {
      name: "errorbar_verdicts_last_hour",
      help: "Verdicts added within the last hour",
      values: [{ value: await countRecentVerdicts(db) }],
    },
    {
      name: "errorbar_repeated_candidates",
      help: "Candidates that were executed again",
      values: [{ value: repeats.repeated }],
    },
    {
      name: "errorbar_flaky_candidates",
      help: "Repeated candidates that passed once and failed once",
      values: [{ value: repeats.flaky }],
    },
  ];
}
