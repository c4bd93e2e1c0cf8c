import type { Difference } from "./difference";
import type { KnownCause } from "./known-cause";

const lostHelper = (name: string): Difference => ({
  kind: "prompt-lost",
  missing: `\`${name}\` of the prompt, which the task's test calls, was not defined`,
});
const lostImport = (name: string): Difference => ({
  kind: "prompt-lost",
  missing: `the prompt's \`import ${name}\`, which the answer needs, was not there`,
});
const lostHead: Difference = {
  kind: "prompt-lost",
  missing: "this answer, a function's body alone, was a syntax error",
};
const left = (name: string, byTask: string): Difference => ({
  kind: "left-in-scope",
  name,
  byTask,
});
const shadowed = (name: string, byTask: string): Difference => ({
  kind: "left-in-scope",
  name,
  byTask,
  shadows: true,
});
const inScope = (module: string): Difference => ({
  kind: "name-in-scope",
  usedBy: "answer",
  name: module,
  line: `import ${module}`,
});
const fenceLeft: Difference = {
  kind: "not-extracted",
  effect: "the code fence after the function was a syntax error",
};

type Row = [set: string, task: string, passedUpstream: boolean, difference: Difference];

/** Causes of HumanEval sets whose files hold a mark for each task. */
const marked: Row[] = [
  ["ldb_he_seed_gpt-3.5-turbo-0613", "HumanEval/38", false, lostHelper("encode_cyclic")],
  ["ldb_he_seed_gpt-3.5-turbo-0613", "HumanEval/50", false, lostHelper("encode_shift")],
  ["mapcoder_he_chatgpt_cot", "HumanEval/2", false, lostHead],
  ["mapcoder_he_chatgpt_cot", "HumanEval/14", false, lostHead],
  ["mapcoder_he_chatgpt_cot", "HumanEval/23", false, lostHead],
  ["mapcoder_he_chatgpt_cot", "HumanEval/28", false, lostHead],
  ["mapcoder_he_chatgpt_cot", "HumanEval/38", false, lostHelper("encode_cyclic")],
  ["mapcoder_he_chatgpt_cot", "HumanEval/48", false, lostHead],
  ["mapcoder_he_chatgpt_cot", "HumanEval/50", false, lostHelper("encode_shift")],
  ["mapcoder_he_chatgpt_analogical", "HumanEval/32", false, lostImport("math")],
  ["mapcoder_he_chatgpt_analogical", "HumanEval/139", true, left("math", "HumanEval/76")],
  ["mapcoder_he_gpt4turbo_cot", "HumanEval/38", false, lostHelper("encode_cyclic")],
  ["mapcoder_he_gpt4turbo_cot", "HumanEval/50", false, lostHelper("encode_shift")],
  ["mapcoder_he_gpt4turbo_cot", "HumanEval/91", true, left("re", "HumanEval/140")],
  ["mapcoder_he_gpt4turbo_cot", "HumanEval/115", true, left("math", "HumanEval/39")],
  ["mapcoder_he_gpt4turbo_selfplanning", "HumanEval/38", false, lostHelper("encode_cyclic")],
  ["mapcoder_he_gpt4turbo_analogical", "HumanEval/38", false, lostHelper("encode_cyclic")],
  ["mapcoder_he_gemini_cot", "HumanEval/133", true, left("math", "HumanEval/32")],
  ["mapcoder_he_gemini_direct", "HumanEval/133", true, left("math", "HumanEval/32")],
  ["mapcoder_he_gemini_direct", "HumanEval/144", true, left("math", "HumanEval/32")],
];

const ldbGpt = "ldb_mbpp_seed_gpt-3.5-turbo-0613";

const firstTestLeftOut: Difference = { kind: "first-test-left-out" };

/**
 * Causes of sets that answered MBPP. The files of LLMDebugger keep the last answer to each task, and its
 * process had run others before.
 */
const mbpp: Row[] = [
  [ldbGpt, "MBPP/123", false, lostHead],
  [ldbGpt, "MBPP/133", false, shadowed("sum", "MBPP/126")],
  [ldbGpt, "MBPP/210", true, inScope("re")],
  [ldbGpt, "MBPP/214", true, inScope("math")],
  [ldbGpt, "MBPP/231", false, fenceLeft],
  [ldbGpt, "MBPP/244", true, inScope("math")],
  [ldbGpt, "MBPP/293", true, inScope("math")],
  [ldbGpt, "MBPP/319", true, left("re", "MBPP/285")],
  [
    ldbGpt,
    "MBPP/338",
    true,
    {
      kind: "name-in-scope",
      usedBy: "test",
      name: "count_Substring_With_Equal_Ends",
      line: "def count_Substring_With_Equal_Ends(s): return check_Equality(s)",
    },
  ],
  [ldbGpt, "MBPP/359", true, left("math", "MBPP/276")],
  [ldbGpt, "MBPP/403", true, inScope("re")],
  [
    ldbGpt,
    "MBPP/436",
    false,
    {
      kind: "other-tests",
      asserts: [
        "assert neg_nos([-1,4,5,-6]) == -1,-6",
        "assert neg_nos([-1,-2,3,4]) == -1,-2",
        "assert neg_nos([-7,-6,8,9]) == -7,-6",
      ],
      effect:
        "MBPP itself writes `== -1,-6`, an equation with -1 and a message, where the file of tasks has the tuple in brackets that the answer returns",
    },
  ],
  [ldbGpt, "MBPP/437", false, fenceLeft],
  [ldbGpt, "MBPP/448", false, shadowed("sum", "MBPP/126")],
  [ldbGpt, "MBPP/451", true, inScope("re")],
  [ldbGpt, "MBPP/482", true, left("re", "MBPP/285")],
  [ldbGpt, "MBPP/495", true, inScope("re")],
  [
    "ldb_mbpp_seed_codellama",
    "MBPP/56",
    false,
    {
      kind: "tests-beside-answer",
      effect:
        "the tests' own function is called `check`, as is the function that they mean to call: they call themselves for ever",
    },
  ],
  ["mapcoder_mbpp_gpt4turbo_cot", "mbpp_63_max_difference", true, firstTestLeftOut],
  ["mapcoder_mbpp_gpt4turbo_cot", "mbpp_229_re_arrange_array", true, firstTestLeftOut],
  ["mapcoder_mbpp_gpt4turbo_cot", "mbpp_310_string_to_tuple", true, firstTestLeftOut],
  ["mapcoder_mbpp_gpt4turbo_cot", "mbpp_400_extract_freq", true, firstTestLeftOut],
  ["mapcoder_mbpp_gpt4turbo_cot", "mbpp_577_last_Digit_Factorial", true, firstTestLeftOut],
  ["mapcoder_mbpp_gpt4turbo_cot", "mbpp_722_filter_data", true, firstTestLeftOut],
];

/** Every differing verdict that is explained. */
export const knownCauses: readonly KnownCause[] = [
  ...[...marked, ...mbpp].map(([set, task, passedUpstream, difference]) => ({
    set,
    taskId: task,
    index: 0,
    passedUpstream,
    differences: [difference],
  })),
  {
    set: "gpt4_final_500c_long",
    taskId: "HumanEval/129",
    index: 0,
    passedUpstream: false,
    // The whole of its tests gets half of what one case gets here; evalplus gave a case 0.05 or 0.2 s.
    differences: [
      {
        kind: "time-limit",
        cpuMs: 1_000,
        effect:
          "evalplus of that time gave each case 0.2 s or less, or a small multiple of the reference's own time, and this answer walks every path by brute force: one case needs close to 2 s of CPU, which is the limit here",
      },
    ],
    nearLimit: true,
    movesCount: true,
  },
];
