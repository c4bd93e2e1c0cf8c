import type { z } from "zod";
import { formatWire } from "../../../lib/core/values/format-wire";
import type { Value } from "../../../lib/core/values/value";
import type { Visibility } from "../../../lib/core/vocabulary";
import { decodeCaseValue } from "./case-value";
import type { GeneratedSize, Generator } from "./load-generator";
import { poolFieldError, poolFileError } from "./pool-error";
import { type ProblemDocument, problemSchema } from "./problem-schema";

/** A base problem whose cases have been decoded against its signature. */
export interface Problem extends Omit<ProblemDocument, "cases"> {
  cases: ProblemCase[];
}

export interface ProblemCase {
  name: string;
  visibility: Visibility;
  args: Value[];
  outcome: CaseOutcome;
  /** Of an input that generate.mjs made; null where the case states its own. */
  generated: GeneratedSize | null;
}

/** What a call comes to: a value, or the error of its language. */
export type CaseOutcome = { kind: "returns"; value: Value } | { kind: "raises" };

/**
 * Reads the text of a problem.json.
 * @param file name to use in errors
 * @param generator makes the arguments of generated cases
 * @throws DomainError bad-input naming file, field and remedy; the first fault found is reported.
 */
export function parseProblem(text: string, file: string, generator: Generator): Problem {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (cause) {
    throw poolFileError(file, `not JSON (${String(cause)}); correct the syntax`, cause);
  }
  const parsed = problemSchema.safeParse(json);
  if (!parsed.success) throw describeIssue(parsed.error, file);
  const { cases, ...document } = parsed.data;
  const problem = {
    ...document,
    cases: cases.map((one, at) => decodeCase(document, one, { file, at }, generator)),
  };
  refuseRepeatedCases(problem, file);
  return problem;
}

function describeIssue(error: z.ZodError, file: string): Error {
  const [issue] = error.issues;
  const field = formatPath(issue?.path ?? []);
  const message = issue?.message ?? "malformed";
  // Our own messages carry their remedy behind a semicolon; zod's state what was expected.
  const remedy = message.includes(";") ? "" : "; see workers/pool/README.md for the form";
  return poolFieldError({ file, field }, `${message}${remedy}`, error);
}

function formatPath(path: PropertyKey[]): string {
  const text = path
    .map((step) => (typeof step === "number" ? `[${step}]` : `.${String(step)}`))
    .join("")
    .replace(/^\./, "");
  return text || "(whole file)";
}

function decodeCase(
  document: Pick<ProblemDocument, "signature">,
  one: ProblemDocument["cases"][number],
  { file, at }: { file: string; at: number },
  generator: Generator,
): ProblemCase {
  const { returns } = document.signature;
  const expected = { file, field: `cases[${at}].expected` };
  return {
    name: one.name,
    visibility: one.visibility,
    args: decodeArguments(document, one, { file, at }, generator),
    outcome: one.raises
      ? { kind: "raises" }
      : { kind: "returns", value: decodeCaseValue(one.expected, returns, expected) },
    generated: one.generated?.size ?? null,
  };
}

function decodeArguments(
  { signature: { params } }: Pick<ProblemDocument, "signature">,
  { args, generated }: ProblemDocument["cases"][number],
  { file, at }: { file: string; at: number },
  generator: Generator,
): Value[] {
  const name = generated ? "generated" : "args";
  const given = generated ? generator(generated.size, generated.seed) : (args ?? []);
  if (given.length !== params.length) {
    const place = { file, field: `cases[${at}].${name}` };
    throw poolFieldError(place, `${given.length} arguments; make ${params.length}`);
  }
  return params.map((param, index) =>
    decodeCaseValue(given[index], param.type, { file, field: `cases[${at}].${name}[${index}]` }),
  );
}

/**
 * The same call twice adds nothing, and with two expectations no solution could pass. Large inputs, which
 * would take most of the reader's time, are compared by their seeds, in the schema.
 */
function refuseRepeatedCases(problem: Problem, file: string): void {
  const seen = new Map<string, string>();
  problem.cases.forEach((one, at) => {
    if (one.generated === "large") return;
    const args = formatWire({ kind: "tuple", items: one.args });
    const earlier = seen.get(args);
    if (earlier !== undefined) {
      const place = { file, field: `cases[${at}].args` };
      throw poolFieldError(place, `same arguments as case ${earlier}; change or remove one`);
    }
    seen.set(args, one.name);
  });
}
