import type { Problem, ProblemCase } from "./parse-problem";
import { formatPythonLiteral } from "./python-literal";
import { formatPythonSignature } from "./python-signature";
import { containsOptional } from "./value-type";

const indent = "    ";
const lineWidth = 96;

/**
 * Prompt of a function-completion task in Python: the signature with type hints and a docstring
 * that holds the statement and the examples as doctest lines. The same problem always gives the
 * same text; a change of the form changes every task's content hash.
 */
export function renderPythonPrompt(problem: Problem): string {
  const { params, returns } = problem.signature;
  const absence = [returns, ...params.map((param) => param.type)].some(containsOptional)
    ? ["In Python, no value is None."]
    : [];
  const blocks = [
    ...joinListItems([...problem.statement, ...absence]),
    ...problem.examples.map((example) => renderExample(problem, example)),
  ];
  const docstring = blocks.join("\n\n").replaceAll("\\", "\\\\").replaceAll('"""', '\\"\\"\\"');
  const body = [`"""${docstring}`, `"""`].join("\n").replace(/^(?=.)/gm, indent);
  return `${formatPythonSignature(problem.signature)}\n${body}\n`;
}

/** Wraps paragraphs and keeps neighbouring list items together as one block. */
function joinListItems(paragraphs: string[]): string[] {
  const blocks: string[] = [];
  let inList = false;
  for (const paragraph of paragraphs) {
    const isItem = paragraph.startsWith("- ");
    const text = wrap(paragraph, isItem ? "  " : "");
    if (isItem && inList) blocks.push(`${blocks.pop() ?? ""}\n${text}`);
    else blocks.push(text);
    inList = isItem;
  }
  return blocks;
}

function wrap(paragraph: string, hangingIndent: string): string {
  // Text between backticks is quoted literally, so it is never broken or respaced.
  const words = paragraph.match(/(?:`[^`]*`|\S)+/g) ?? [];
  const lines: string[] = [];
  let current = "";
  for (const word of words) {
    const longer = current === "" ? word : `${current} ${word}`;
    if (indent.length + Array.from(longer).length > lineWidth && current !== "") {
      lines.push(current);
      current = hangingIndent + word;
    } else {
      current = longer;
    }
  }
  return [...lines, current].join("\n");
}

function renderExample(problem: Problem, example: Problem["examples"][number]): string {
  const shown = problem.cases.find((one) => one.name === example.case);
  if (!shown) throw new Error(`example ${example.case} names no case`);
  const call = renderCall(problem.signature.name, shown);
  const lines = example.because === undefined ? [call] : [wrap(example.because, ""), call];
  return lines.join("\n");
}

function renderCall(name: string, shown: ProblemCase): string {
  const call = `${name}(${shown.args.map(formatPythonLiteral).join(", ")})`;
  // The interpreter prints nothing for None, which would look like a forgotten expectation.
  if (shown.expected.kind === "none") return `>>> ${call} is None\nTrue`;
  return `>>> ${call}\n${formatPythonLiteral(shown.expected)}`;
}
