/** Completion sets with published HumanEval figures; paths are below the test data's folder. */
export interface PublishedSet {
  slug: string;
  file: string;
  candidatesPerTask: number;
  /** pass@1 as published, in percent. */
  publishedPercent: number;
}

const folder = "data";

export const publishedSets: readonly PublishedSet[] = [
  set("gpt-4-2023", "llm-humaneval-benchmarks/gpt4_final_500c_long", 85.4),
  set("claude-plus-2023", "llm-humaneval-benchmarks/Claude_Plus_custom_md", 53.0),
  set("bard-2023", "llm-humaneval-benchmarks/Bard_custom", 44.5),
  set("gpt-3-5-turbo-0613", "LLMDebugger/ldb_he_seed_gpt-3.5-turbo-0613", 73.8),
  set("gpt-3-5-turbo-0613-ldb", "LLMDebugger/ldb_he_ldb_gpt-3.5-turbo-0613", 82.9),
  set("gpt-4-turbo-cot", "MapCoder/mapcoder_he_gpt4turbo_cot", 89.0),
  set("gemini-pro-direct", "MapCoder/mapcoder_he_gemini_direct", 64.6),
  set("codegen-mono-16b", "CodeT/codegen16B_temp0.8_topp0.95_samples000-019", 29.7, 20),
];

export const humanEvalProblems = `${folder}/benchmarks/HumanEval.jsonl.gz`;

function set(
  slug: string,
  name: string,
  publishedPercent: number,
  candidatesPerTask = 1,
): PublishedSet {
  return { slug, file: `${folder}/${name}.jsonl.gz`, candidatesPerTask, publishedPercent };
}
