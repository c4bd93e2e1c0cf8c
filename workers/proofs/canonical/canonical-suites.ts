/** The published suites with solutions of their own that are graded here; files are below the test data. */
export interface CanonicalSuite {
  id: string;
  file: string;
  language: "python" | "javascript" | "java";
}

/** MultiPL-E has no solutions, nor have mxeval's HumanEval files of JavaScript and Java. */
export const canonicalSuites: readonly CanonicalSuite[] = [
  suite("humaneval-x-python", "humaneval-x_python", "python"),
  suite("mxeval-humaneval-python", "mxeval_HumanEval_python", "python"),
  suite("mxeval-mbpp-python", "mbxp_mbpp", "python"),
  suite("humaneval-x-javascript", "humaneval-x_js", "javascript"),
  suite("mxeval-mbpp-javascript", "mbxp_mbjsp", "javascript"),
  suite("humaneval-x-java", "humaneval-x_java", "java"),
  suite("mxeval-mbpp-java", "mbxp_mbjp", "java"),
];

function suite(id: string, name: string, language: CanonicalSuite["language"]): CanonicalSuite {
  return { id, file: `data/benchmarks/${name}.jsonl.gz`, language };
}

/** Completions of one model whose pass rate the makers of mxeval published. */
export interface PublishedAggregate {
  suiteId: string;
  file: string;
  /** Tasks passed, as the published per cent of the suite's tasks makes them. */
  publishedPassed: number;
}

export const publishedAggregates: readonly PublishedAggregate[] = [
  // 82.24% of 974, 78.67% of 966 and 85.3% of 966.
  aggregate("mxeval-mbpp-python", "mbpp_samples", 801),
  aggregate("mxeval-mbpp-javascript", "mbjsp_samples", 760),
  aggregate("mxeval-mbpp-java", "mbjp_samples", 824),
];

function aggregate(suiteId: string, name: string, publishedPassed: number): PublishedAggregate {
  return { suiteId, file: `data/mxeval/${name}.jsonl.gz`, publishedPassed };
}
