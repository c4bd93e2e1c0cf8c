import { z } from "zod";
import { findCaseMixFault } from "../../../lib/core/suite/intake-rules";
import { visibilities } from "../../../lib/core/vocabulary";
import { parseValueType } from "./value-type";

const typeForms = "int, float, bool, string, list<T>, map<K, V>, tuple<A, B>, optional<T>";

const slug = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "not a slug; write lower-case words joined by hyphens");
const identifier = z
  .string()
  .regex(/^[a-z][a-z0-9]*(_[a-z0-9]+)*$/, "not a name; write lower-case words joined by _");
const line = z.string().regex(/^\S(.*\S)?$/, "empty, or has stray spaces or line breaks; trim it");

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
  args: z.array(z.unknown()),
  expected: z.unknown().refine((json) => json !== undefined, "missing; write the expected value"),
});

/** problem.json of one base problem: everything but the source files, independent of language. */
export const problemSchema = z
  .strictObject({
    id: slug,
    title: line,
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
    cases: z.array(caseSchema),
  })
  .superRefine((problem, context) => {
    const report = (path: (string | number)[], message: string) =>
      context.addIssue({ code: "custom", path, message });
    const mixFault = findCaseMixFault(problem.cases.map((one) => one.visibility));
    if (mixFault) report(["cases"], mixFault);
    checkNames(problem, report);
    problem.cases.forEach((one, at) => {
      const wanted = problem.signature.params.length;
      if (one.args.length !== wanted) {
        report(["cases", at, "args"], `${one.args.length} arguments; write ${wanted}`);
      }
    });
  });

export type ProblemDocument = z.infer<typeof problemSchema>;

interface Named {
  signature: { params: { name: string }[] };
  examples: { case: string }[];
  cases: { name: string; visibility: string }[];
}

function checkNames(problem: Named, report: (path: (string | number)[], text: string) => void) {
  for (const at of repeatedAt(problem.signature.params.map((param) => param.name))) {
    report(["signature", "params", at, "name"], "used twice; rename one of the parameters");
  }
  for (const at of repeatedAt(problem.cases.map((one) => one.name))) {
    report(["cases", at, "name"], "used twice; rename one of the cases");
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

function repeatedAt(names: string[]): number[] {
  return names.flatMap((name, at) => (names.indexOf(name) < at ? [at] : []));
}
