import { childOf } from "../../syntax/child-of";
import { isComment } from "../../syntax/is-comment";
import type { ParsedSource, SyntaxNode } from "../../syntax/parsed-source";
import { textOf } from "../../syntax/text-of";
import { type Call, readCall } from "../call";
import type { Operator, Replacement } from "../operator";
import { wrap } from "../wrap";

/** What is sorted comes out the other way round, or what is reversed stays as it is. */
export const orderReversed: Operator = {
  name: "order-reversed",
  find: ({ node }, source) => {
    const call = readCall(source, node);
    switch (source.language) {
      case "python":
        return call ? reversePython(source, node, call) : reverseSlice(source, node);
      case "javascript":
        return call ? reverseJavaScript(source, node, call) : [];
      case "java":
        return [...(call ? reverseJava(source, call) : []), ...swapParameters(source, node)];
    }
  },
};

function reversePython(source: ParsedSource, node: SyntaxNode, call: Call): Replacement[] {
  const name = textOf(source, call.name);
  if (name === "reversed" && !call.receiver) return [{ ...call.name, text: "list" }];
  if (name === "reverse" && call.receiver && call.arguments.length === 0) {
    return [{ ...node, text: textOf(source, call.receiver) }];
  }
  if (name !== "sorted" && !(name === "sort" && call.receiver)) return [];
  const flag = call.arguments.find((each) => nameOf(source, each) === "reverse");
  if (flag) return flip(source, childOf(flag, "value"));
  return addArgument(source, call, "reverse=True");
}

function nameOf(source: ParsedSource, argument: SyntaxNode): string | null {
  const name = argument.kind === "keyword_argument" ? childOf(argument, "name") : null;
  return name && textOf(source, name);
}

function flip(source: ParsedSource, value: SyntaxNode | null): Replacement[] {
  if (!value) return [];
  const text = textOf(source, value);
  if (text !== "True" && text !== "False") return [{ ...value, text: `not (${text})` }];
  return [{ ...value, text: text === "True" ? "False" : "True" }];
}

/** `text[::-1]` becomes `text[:]`. */
function reverseSlice(source: ParsedSource, node: SyntaxNode): Replacement[] {
  const reversing = node.kind === "slice" && textOf(source, node).replace(/\s+/g, "") === "::-1";
  return reversing ? [{ ...node, text: ":" }] : [];
}

function reverseJavaScript(source: ParsedSource, node: SyntaxNode, call: Call): Replacement[] {
  const name = textOf(source, call.name);
  if (!call.receiver) return [];
  const text = textOf(source, call.receiver);
  if (name === "reverse" || name === "toReversed") return [{ ...node, text }];
  if (name !== "sort" && name !== "toSorted") return [];
  const [comparator] = call.arguments;
  if (!comparator) return [{ start: node.end, end: node.end, text: ".reverse()" }];
  const swapped = swapParameters(source, comparator);
  if (swapped.length > 0 || comparator.kind === "arrow_function") return swapped;
  return [{ ...comparator, text: `(x, y) => (${textOf(source, comparator)})(y, x)` }];
}

/** `(a, b) => …` becomes `(b, a) => …`, and so does a comparator of Java. */
function swapParameters(source: ParsedSource, node: SyntaxNode): Replacement[] {
  const lambda = ["arrow_function", "function_expression", "lambda_expression"].includes(node.kind);
  const list = lambda ? childOf(node, "parameters") : null;
  const parameters = list?.children.filter((child) => child.named && !isComment(child)) ?? [];
  const [first, second] = parameters;
  if (!first || !second || parameters.length !== 2 || !sorts(source, node)) return [];
  const between = source.text.slice(first.end, second.start);
  const text = textOf(source, second) + between + textOf(source, first);
  return [{ start: first.start, end: second.end, text }];
}

/** Whether the function value compares two things of one kind, as far as its text tells. */
function sorts(source: ParsedSource, node: SyntaxNode): boolean {
  if (source.language === "javascript") return true;
  const text = textOf(source, node);
  // Where it calls a comparison, that call is turned round itself.
  return / - |[<>]/.test(text) && !text.includes("compare");
}

function reverseJava(source: ParsedSource, call: Call): Replacement[] {
  const name = textOf(source, call.name);
  const receiver = call.receiver ? textOf(source, call.receiver) : "";
  const [first, second] = call.arguments;
  if (name === "compareTo" && call.receiver && first) {
    const text = `${wrap(source, first)}.compareTo(${receiver})`;
    return [{ start: call.receiver.start, end: call.list.end, text }];
  }
  if (name === "compare" && first && second) return [swapTexts(source, first, second)];
  const reverse = "java.util.Comparator.reverseOrder()";
  if (name === "sorted" && !first) return addArgument(source, call, reverse);
  if (name === "sort" && receiver === "Collections" && !second) {
    return addArgument(source, call, reverse);
  }
  if (name === "sort" && first && textOf(source, first) === "null")
    return [{ ...first, text: reverse }];
  const comparator = name === "sort" ? (second ?? first) : name === "sorted" ? first : null;
  if (comparator?.kind !== "method_invocation") return [];
  return [{ ...comparator, text: `${textOf(source, comparator)}.reversed()` }];
}

function swapTexts(source: ParsedSource, first: SyntaxNode, second: SyntaxNode): Replacement {
  const between = source.text.slice(first.end, second.start);
  const text = textOf(source, second) + between + textOf(source, first);
  return { start: first.start, end: second.end, text };
}

/** Adds the last argument of a call, behind a comma where others stand before it. */
function addArgument(source: ParsedSource, call: Call, text: string): Replacement[] {
  const last = call.arguments.at(-1);
  if (!last) return [{ start: call.list.end - 1, end: call.list.end - 1, text }];
  // A generator that is the only argument shares its parentheses with the call.
  if (call.list.kind === "generator_expression") {
    return [{ ...call.list, text: `(${textOf(source, call.list)}, ${text})` }];
  }
  return [{ start: last.end, end: last.end, text: `, ${text}` }];
}
