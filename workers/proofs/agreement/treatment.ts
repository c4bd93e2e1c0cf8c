import { slugOfName } from "../../../lib/core/model/slug-of-name";
import type { CompletionSet } from "./completion-set";
import type { Harness } from "./harness";

/** A suite that sets answered, and the benchmark file that it is made from. */
export interface GradedSuite {
  id: string;
  problems: string;
}

/** What can be done with a set here. */
export type Treatment =
  | { kind: "graded"; suite: GradedSuite; slug: string; harness: Harness }
  /** Another language: no harness of upstream is run here beside ours. */
  | { kind: "rate-alone"; suite: GradedSuite; slug: string }
  | { kind: "outcomes-only" };

const suites: Record<string, GradedSuite> = {
  HumanEval: { id: "humaneval", problems: "data/benchmarks/HumanEval.jsonl.gz" },
  "MBPP (test split, 500)": {
    id: "mbpp-ldb",
    problems: "data/benchmarks/ldb_mbpp_500_probs.jsonl.gz",
  },
  "MBPP-py (397)": {
    id: "multipl-e-mbpp-python-sample-io",
    problems: "data/benchmarks/mbpp-py_mapcoder_397.jsonl.gz",
  },
  "MBXP python": { id: "mxeval-mbpp-python", problems: "data/benchmarks/mbxp_mbpp.jsonl.gz" },
};

const otherLanguages: Record<string, GradedSuite> = {
  "MBXP javascript": {
    id: "mxeval-mbpp-javascript",
    problems: "data/benchmarks/mbxp_mbjsp.jsonl.gz",
  },
  "MBXP java": { id: "mxeval-mbpp-java", problems: "data/benchmarks/mbxp_mbjp.jsonl.gz" },
};

/** The maker of all MBXP sets is one unnamed model. */
const mbxpSlug = "mbxp-in-house-model";

const harnessOfSource: Record<string, Harness> = {
  "llm-humaneval-benchmarks": "evalplus",
  LLMDebugger: "llm-debugger",
  MapCoder: "map-coder",
  "gpt-code-clippy": "human-eval",
  CodeT: "human-eval",
  mxeval: "mxeval",
};

/** Where the model's name alone would make a slug that misleads. */
const slugs: Record<string, string> = {
  gpt4_final_500c_long: "gpt-4-2023",
  Claude_Plus_custom_md: "claude-plus-2023",
  "ldb_he_ldb_gpt-3.5-turbo-0613": "gpt-3-5-turbo-0613-ldb",
  ldb_he_ldb_codellama: "codellama-34b-instruct-ldb",
  mxeval_mbpp: mbxpSlug,
};

/**
 * How a set is treated.
 * @throws Error for a benchmark or source that this report does not know
 */
export function treatmentOf(set: CompletionSet): Treatment {
  if (set.benchmark.includes("verdicts only")) return { kind: "outcomes-only" };
  const other = otherLanguages[set.benchmark];
  if (other) return { kind: "rate-alone", suite: other, slug: mbxpSlug };
  const suite = suites[set.benchmark];
  const harness = harnessOfSource[set.source];
  if (suite === undefined || harness === undefined) {
    throw new Error(`${set.key}: nothing is known of ${set.benchmark} from ${set.source}`);
  }
  return { kind: "graded", suite, harness, slug: slugs[set.key] ?? slugOfName(set.model) };
}
