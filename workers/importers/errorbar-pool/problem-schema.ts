import { z } from "zod";
import { findBaseCaseFault } from "../../../lib/core/suite/intake-rules";
import { visibilities } from "../../../lib/core/vocabulary";
import { generatedSizes } from "./load-generator";
import { parseValueType } from "./value-type";

const typeForms = "int, float, bool, string, list<T>, map<K, V>, tuple<A, B>, optional<T>";

const subjects = [
  "parsing-and-formatting",
  "dates",
  "money",
  "collections",
  "graphs",
  "intervals",
  "state-machines",
  "text",
  "numeric-care",
  "caching",
  "scheduling",
  "validation",
  "protocols",
  "simulation",
] as const;

const slug = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "not a slug; write lower-case words joined by hyphens");
const identifier = z
  .string()
  .regex(/^[a-z][a-z0-9]*(_[a-z0-9]+)*$/, "not a name; write lower-case words joined by _");
const line = z
  .string()
  .regex(/^\S(.*\S)?$/, "empty, or has stray spaces or line breaks; trim it")
  // PostgreSQL stores neither NUL nor half a character, and nobody sees the others.
  .regex(/^[^\p{Cc}\p{Cs}]*$/u, "holds a control character or half a character; remove it");

const valueType = z.string().transform((source, context) => {
  const type = parseValueType(source);
  if (type) return type;
  context.addIssue({
    code: "custom",
    message: `unknown type ${source}; write one of ${typeForms}`,
  });
  return z.NEVER;
});

const caseSchema = z.strictObject({
  /** What the case checks, in a few words. */
  name: slug,
  visibility: z.enum(visibilities),
  /** One JSON value for each parameter, in order; decoded against the signature. */
  args: z.array(z.unknown()).optional(),
  /** In the place of args: what generate.mjs makes of this seed. */
  generated: z
    .strictObject({
      size: z.enum(generatedSizes),
      seed: z
        .int()
        .min(0)
        .max(2 ** 32 - 1),
    })
    .optional(),
  expected: z.unknown().optional(),
  /** In the place of an expected value: the call is one of those that `errors` names. */
  raises: z.literal(true).optional(),
});

/** problem.json of one base problem: everything but the source files, independent of language. */
export const problemSchema = z
  .strictObject({
    id: slug,
    title: line,
    subject: z.enum(subjects),
    /** Paragraphs; one that starts with "- " is an item of a list. */
    statement: z.array(line).min(1, "empty; write at least one paragraph"),
    signature: z.strictObject({
      name: identifier,
      params: z
        .array(z.strictObject({ name: identifier, type: valueType }))
        .min(1, "empty; name at least one parameter"),
      returns: valueType,
    }),
    /** Public cases that a prompt shows, in this order, each with a reason where one helps. */
    examples: z
      .array(z.strictObject({ case: slug, because: line.optional() }))
      .min(1, "empty; name at least one public case"),
    /** Counted at intake; the tier follows from them (lib/core/suite/tier-rubric.ts). */
    factors: z.strictObject({
      independentConditions: z.int().min(1),
      solutionSpace: z.union([z.literal(1), z.literal(2), z.literal(3)]),
      edgeCases: z.int().min(0),
    }),
    /** When a call raises the error of its language, each a clause that goes on after "when". */
    errors: z
      .array(z.strictObject({ when: line }))
      .min(1, "empty; name a condition or remove the field")
      .optional(),
    /** The time that a solution may take, and in words what its variable counts. */
    complexity: z.strictObject({ bound: line, variable: line }).optional(),
    cases: z.array(caseSchema),
  })
  .superRefine((problem, context) => {
    const report = (path: (string | number)[], message: string) =>
      context.addIssue({ code: "custom", path, message });
    const mixFault = findBaseCaseFault(problem.cases.map((one) => one.visibility));
    if (mixFault) report(["cases"], mixFault);
    checkNames(problem, report);
    problem.cases.forEach((one, at) => {
      checkCase(problem, one, (field, text) => report(["cases", at, ...field], text));
    });
    if (problem.errors && !problem.cases.some(({ raises }) => raises)) {
      report(["errors"], "no case raises; add a case with raises, or remove the field");
    }
  });

export type ProblemDocument = z.infer<typeof problemSchema>;

interface Checked {
  signature: { params: unknown[] };
  errors?: unknown;
  complexity?: unknown;
}

function checkCase(
  problem: Checked,
  one: z.infer<typeof caseSchema>,
  report: (field: string[], text: string) => void,
) {
  const wanted = problem.signature.params.length;
  if (one.args === undefined && one.generated === undefined) {
    report(["args"], "missing; write the arguments, or `generated` in their place");
  } else if (one.args && one.generated) {
    report(["generated"], "stands beside args; remove one of them");
  } else if (one.args && one.args.length !== wanted) {
    report(["args"], `${one.args.length} arguments; write ${wanted}`);
  }
  if (one.generated && one.visibility === "public") {
    report(["visibility"], "a generated case is shown; make it hidden");
  }
  if (one.generated?.size === "large" && !problem.complexity) {
    report(["generated", "size"], "large without a complexity; state the bound, or make it small");
  }
  if (one.raises && one.expected !== undefined) {
    report(["raises"], "stands beside expected; remove one of them");
  }
  if (!one.raises && one.expected === undefined) {
    report(["expected"], "missing; write the expected value");
  }
  if (one.raises && !problem.errors) {
    report(["raises"], "the problem names no errors; add the field errors");
  }
}

interface Named {
  signature: { params: { name: string }[] };
  examples: { case: string }[];
  cases: {
    name: string;
    visibility: string;
    generated?: { size: string; seed: number } | undefined;
  }[];
}

function checkNames(problem: Named, report: (path: (string | number)[], text: string) => void) {
  for (const at of repeatedAt(problem.signature.params.map((param) => param.name))) {
    report(["signature", "params", at, "name"], "used twice; rename one of the parameters");
  }
  for (const at of repeatedAt(problem.cases.map((one) => one.name))) {
    report(["cases", at, "name"], "used twice; rename one of the cases");
  }
  const inputs = problem.cases.map(({ generated }) => generated && Object.values(generated).join());
  for (const at of repeatedAt(inputs)) {
    report(["cases", at, "generated"], "the same input as another case's; take another seed");
  }
  for (const at of repeatedAt(problem.examples.map((example) => example.case))) {
    report(["examples", at, "case"], "named twice; remove one");
  }
  problem.examples.forEach((example, at) => {
    const named = problem.cases.find((one) => one.name === example.case);
    if (named?.visibility !== "public") {
      report(["examples", at, "case"], `${example.case} is no public case; name a public case`);
    }
  });
}

function repeatedAt(names: (string | undefined)[]): number[] {
  return names.flatMap((name, at) => (name !== undefined && names.indexOf(name) < at ? [at] : []));
}
