import { z } from "zod";
import { testPlanSchema } from "../../../db/test-plan-schema";
import type { SandboxLimits } from "../../../lib/core/ports/sandbox";
import { packageAllowlistSchema } from "../../../lib/core/suite/package-allowlist";
import { suiteCardSchema } from "../../../lib/core/suite/suite-card";
import {
  comparedThings,
  equalities,
  languages,
  taskCategories,
  tiers,
} from "../../../lib/core/vocabulary";
import { namePattern, storableText } from "../suite-fields";

/** Words about the suite, not its content. */
const words = storableText.min(1).max(2_000);
const limit = (unit: string, maximum: number) =>
  z.int().positive().max(maximum).describe(unit).optional();
const gibibyte = 1024 ** 3;

/** Those left out are the defaults. */
const limitsSchema = z.strictObject({
  cpuMsPerTest: limit("CPU time of loading the answer, and of each test, in milliseconds", 600_000),
  cpuMsTotal: limit("CPU time over all tests of a task, in milliseconds", 3_600_000),
  wallMsPerTest: limit("wall-clock backstop of each test, in milliseconds", 1_800_000),
  memoryBytes: limit("memory and scratch files together", 64 * gibibyte),
  processes: limit("processes and threads", 4_096),
  outputBytes: limit("standard output and standard error together", gibibyte),
  frameBytes: limit("one returned value", 64 * 1024 * 1024),
  fileBytes: limit("the largest single file", gibibyte),
  scratchBytes: limit("all scratch files", 16 * gibibyte),
  openFiles: limit("open files", 4_096),
} satisfies Record<keyof SandboxLimits, z.ZodType>);

const assertion = storableText.regex(/^\s*assert\b/, "is a list of statements `assert …`");
const assertions = z.array(assertion).max(200).default([]);

/** One of four ways to say how answers are checked. */
const testsSchema = z.union(
  [
    z.strictObject({
      public: assertions.describe("assertions that anyone may see"),
      hidden: assertions.describe("assertions that nobody sees, the answer's own process included"),
      setup: storableText
        .default("")
        .describe("statements before all assertions; holds no expected answer"),
    }),
    z.strictObject({ check: storableText.min(1).describe("source that defines check(candidate)") }),
    z.strictObject({ program: storableText.min(1).describe("a test program of another language") }),
    z.strictObject({ plan: testPlanSchema.describe("tests as suite export writes them") }),
  ],
  "has `public` and `hidden` assertions, or `check`, or `program`, or `plan`",
);

/** As taskKeyPattern, with any number of parts: `base/code-translation/java/from-python`. */
const portableKeyPattern = /^(?!\.+(\/|$))[A-Za-z0-9_.-]+(\/(?!\.+(\/|$))[A-Za-z0-9_.-]+)*$/;

const taskSchema = z.strictObject({
  id: z
    .string()
    .max(200)
    .regex(
      portableKeyPattern,
      "has the form pair/0: letters, digits, . _ - and /, and no part of dots alone",
    ),
  base: z
    .string()
    .max(200)
    .regex(portableKeyPattern)
    .optional()
    .describe("the problem it was made from"),
  category: z.enum(taskCategories).default("function-completion"),
  tier: z.literal(tiers).nullable().default(null),
  language: z.enum(languages).default("python"),
  entryPoint: z.string().max(200).regex(namePattern, "is a function's name"),
  prompt: storableText.min(1),
  tests: testsSchema,
  reference: storableText.nullable().default(null).describe("a program that passes every test"),
  faults: z.array(storableText).default([]).describe("programs that the tests must refuse"),
  madeBy: z
    .strictObject({ promptTemplate: storableText, formatRule: storableText })
    .optional()
    .describe("versions of the rules by which a derived task was made, and an answer is read"),
});
export type PortableTask = z.infer<typeof taskSchema>;

const headerSchema = z.strictObject({
  id: z.string().regex(/^[a-z0-9][a-z0-9-]{0,79}$/, "holds only a-z, 0-9 and -"),
  title: words,
  description: words,
  licence: words.nullable().default(null),
  source: z
    .strictObject({
      name: words,
      format: z.string().max(80).optional().describe("the format that it first came in"),
      fileSha256: z
        .string()
        .regex(/^[0-9a-f]{64}$/, "is a SHA-256 in hexadecimal")
        .optional()
        .describe("of the file that it first came in"),
    })
    .optional()
    .describe("where the suite came from, if it came from another file"),
  compared: z.enum(comparedThings).default("model"),
  equality: z.enum(equalities).default("python"),
  k: z.int().min(1).max(1_000).default(1).describe("the k of the board's pass@k"),
  limits: limitsSchema.default({}),
  packages: packageAllowlistSchema
    .nullable()
    .default(null)
    .describe("what answers may import, by language; left out: the standard library alone"),
  exposed: z.boolean().describe("whether the tasks were public before a model could be asked"),
  card: suiteCardSchema.nullable().default(null),
});

/** A portable suite, version 1: one JSON document. */
export const portableSuiteSchema = z.strictObject({
  errorbar: z.literal(1).describe("the format's version"),
  suite: headerSchema,
  tasks: z.array(taskSchema).min(1, "holds no task: add one"),
});
export type PortableSuite = z.infer<typeof portableSuiteSchema>;
/** As it is written: what has a default may be left out. */
export type WrittenSuite = z.input<typeof portableSuiteSchema>;

/** JSON Schema of the format, for editors and other programs. */
export function portableSuiteJsonSchema(): object {
  return {
    $id: "errorbar-suite-1.schema.json",
    title: "Errorbar portable suite, version 1",
    ...z.toJSONSchema(portableSuiteSchema, { io: "input" }),
  };
}
