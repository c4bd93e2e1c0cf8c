import type { z } from "zod";
import { formatWire } from "../../../lib/core/values/format-wire";
import type { Value } from "../../../lib/core/values/value";
import type { Visibility } from "../../../lib/core/vocabulary";
import { decodeCaseValue } from "./case-value";
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
  expected: Value;
}

/**
 * Reads the text of a problem.json.
 * @param file name to use in errors
 * @throws DomainError bad-input naming file, field and remedy; the first fault found is reported.
 */
export function parseProblem(text: string, file: string): Problem {
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
    cases: cases.map((one, at) => decodeCase(document, one, at, file)),
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
  at: number,
  file: string,
): ProblemCase {
  const { params, returns } = document.signature;
  return {
    name: one.name,
    visibility: one.visibility,
    args: params.map((param, index) =>
      decodeCaseValue(one.args[index], param.type, { file, field: `cases[${at}].args[${index}]` }),
    ),
    expected: decodeCaseValue(one.expected, returns, { file, field: `cases[${at}].expected` }),
  };
}

/** The same call twice adds nothing, and with two expectations no solution could pass. */
function refuseRepeatedCases(problem: Problem, file: string): void {
  const seen = new Map<string, string>();
  problem.cases.forEach((one, at) => {
    const args = formatWire({ kind: "tuple", items: one.args });
    const earlier = seen.get(args);
    if (earlier !== undefined) {
      const place = { file, field: `cases[${at}].args` };
      throw poolFieldError(place, `same arguments as case ${earlier}; change or remove one`);
    }
    seen.set(args, one.name);
  });
}
