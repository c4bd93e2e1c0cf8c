import { type CompletionSet, readCompletionSets } from "./agreement/completion-set";
import { describeDifference } from "./agreement/difference";
import { knownCauses } from "./agreement/known-causes";
import { rateNotes } from "./agreement/rate-note";
import { treatmentOf } from "./agreement/treatment";

/** A completion set with published HumanEval figures; `file` is below the test data's folder. */
export interface PublishedSet {
  slug: string;
  file: string;
  /** pass@1 as published, in percent. */
  publishedPercent: number;
  /** Why our figure may be another; null where nothing but a defect could make it one. */
  rateCause: string | null;
  /** Tasks whose verdict differs from the mark in the file, each with its cause. */
  differing: Record<string, string>;
}

export const humanEvalProblems = "data/benchmarks/HumanEval.jsonl.gz";

/** Of strong and weak models, with marks and without, one and many candidates a task. */
const firstSliceKeys = [
  "gpt4_final_500c_long",
  "Claude_Plus_custom_md",
  "Bard_custom",
  "ldb_he_seed_gpt-3.5-turbo-0613",
  "ldb_he_ldb_gpt-3.5-turbo-0613",
  "mapcoder_he_gpt4turbo_cot",
  "mapcoder_he_gemini_direct",
  "codet_codegen16B_n20",
];

/**
 * The eight sets that quick proofs work with.
 * @throws Error when the test data is missing or lacks one of them
 */
export async function readPublishedSets(): Promise<PublishedSet[]> {
  const sets = new Map((await readCompletionSets()).map((set) => [set.key, set]));
  return firstSliceKeys.map((key) => {
    const set = sets.get(key);
    if (set === undefined) throw new Error(`the test data has no set ${key}`);
    return toPublishedSet(set);
  });
}

function toPublishedSet(set: CompletionSet): PublishedSet {
  const treatment = treatmentOf(set);
  const publishedPercent = set.published["pass@1"];
  if (treatment.kind !== "graded" || publishedPercent === undefined) {
    throw new Error(`${set.key} has no published rate that is graded here`);
  }
  const own = knownCauses.filter((cause) => cause.set === set.key);
  const described = own.map((cause) => ({
    ...cause,
    text: cause.differences.map(describeDifference).join("; and "),
  }));
  const differing = described.filter(({ movesCount }) => movesCount !== true);
  const texts = described.map(({ taskId, text }) => `${taskId}: ${text}`);
  return {
    slug: treatment.slug,
    file: set.file,
    publishedPercent,
    rateCause: rateNotes[set.key] ?? (texts.length > 0 ? texts.join("; ") : null),
    differing: Object.fromEntries(differing.map(({ taskId, text }) => [taskId, text])),
  };
}
