import type { Problem, ProblemCase } from "../parse-problem";
import { formatPythonLiteral } from "./python-literal";
import { formatPythonSignature } from "./python-signature";
import { statementBlocks, wrap } from "./statement-blocks";

const indent = "    ";
const width = 96 - indent.length;

/**
 * Prompt of a task in Python whose function has to be written: the signature with type hints and a
 * docstring that holds the statement and the examples as doctest lines. The same problem always gives
 * the same text; a change of the form changes every task's content hash.
 * @param bound words about the time that it may take, where the task states that
 */
export function renderPythonPrompt(problem: Problem, bound: string | null = null): string {
  const docstring = describeInPython(problem, bound)
    .join("\n\n")
    .replaceAll("\\", "\\\\")
    .replaceAll('"""', '\\"\\"\\"');
  const body = [`"""${docstring}`, `"""`].join("\n").replace(/^(?=.)/gm, indent);
  return `${formatPythonSignature(problem.signature)}\n${body}\n`;
}

/** Statement, errors, bound and examples as blocks of lines. */
export function describeInPython(problem: Problem, bound: string | null): string[] {
  const errors = (problem.errors ?? []).map(({ when }) => when);
  return [
    ...statementBlocks(problem, "python", width),
    ...(errors.length === 0
      ? []
      : [wrap(`Raises ValueError when ${errors.join("; or when ")}.`, "", width)]),
    ...(bound === null ? [] : [wrap(bound, "", width)]),
    ...problem.examples.map((example) => renderExample(problem, example)),
  ];
}

function renderExample(problem: Problem, example: Problem["examples"][number]): string {
  const shown = problem.cases.find((one) => one.name === example.case);
  if (!shown) throw new Error(`example ${example.case} names no case`);
  const call = renderCall(problem.signature.name, shown);
  const lines = example.because === undefined ? [call] : [wrap(example.because, "", width), call];
  return lines.join("\n");
}

function renderCall(name: string, { args, outcome }: ProblemCase): string {
  const call = `${name}(${args.map(formatPythonLiteral).join(", ")})`;
  if (outcome.kind === "raises") {
    return `>>> ${call}\nTraceback (most recent call last):\n    ...\nValueError`;
  }
  // The interpreter prints nothing for None, which would look like a forgotten expectation.
  if (outcome.value.kind === "none") return `>>> ${call} is None\nTrue`;
  return `>>> ${call}\n${formatPythonLiteral(outcome.value)}`;
}
