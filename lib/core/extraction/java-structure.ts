import { maskJava } from "./mask-java";

/** A method with a body, as text shows it. */
export interface JavaMethod {
  /** Where its declaration begins: behind the brace or semicolon before it. */
  start: number;
  /** Whether it stands in no braces, in those of types only, or in others, which make it someone's part. */
  place: "free" | "in-type" | "elsewhere";
}

export interface JavaStructure {
  /** Methods of the wanted name, in the order of the text. */
  methods: JavaMethod[];
  /** Where each brace that is still open at the end stands. */
  open: number[];
  /** How many closing braces have no opening one. */
  surplus: number;
}

/** Words that stand before a call, where a declaration has its type. */
const notTypes = new Set(["new", "return", "else", "throw", "case", "assert", "do", "yield"]);
const longestWord = 20;
const shortestTypeHeader = "enum E".length;
const typeHeader = /(?<![\p{ID_Continue}$.])(?:class|interface|enum|record)\s+[\p{ID_Start}$_]/u;

/** Braces of a Java text, and its methods of that name. */
export function readJavaStructure(text: string, methodName: string): JavaStructure {
  const code = maskJava(text);
  const methods: JavaMethod[] = [];
  const stack: { at: number; isType: boolean }[] = [];
  /** How many open braces are no type's: counted, since a look at each for each method takes too long. */
  let others = 0;
  let surplus = 0;
  let start = 0;
  for (let index = 0; index < code.length; index += 1) {
    const mark = code[index];
    if (mark !== "{" && mark !== "}" && mark !== ";") continue;
    if (mark === "{") {
      const header = code.slice(start, index);
      if (surplus === 0 && declares(header, methodName)) {
        methods.push({ start, place: placeOf(stack.length, others) });
      }
      const isType = header.length >= shortestTypeHeader && typeHeader.test(header);
      if (!isType) others += 1;
      stack.push({ at: index, isType });
    } else if (mark === "}") {
      const closed = stack.pop();
      if (closed === undefined) surplus += 1;
      else if (!closed.isType) others -= 1;
    }
    start = index + 1;
  }
  return { methods, open: stack.map(({ at }) => at), surplus };
}

function placeOf(open: number, others: number): JavaMethod["place"] {
  if (open === 0) return "free";
  return others === 0 ? "in-type" : "elsewhere";
}

/** Whether the text before a brace ends in a declaration of the method: type, name, parameters. */
function declares(header: string, methodName: string): boolean {
  const end = header.lastIndexOf(")");
  if (end < 0 || !/^\s*(?:throws\s[^=]*)?$/.test(header.slice(end + 1))) return false;
  const before = header.slice(0, findOpening(header, end)).trimEnd();
  if (methodName === "" || !before.endsWith(methodName)) return false;
  const type = before.slice(0, -methodName.length);
  // A name that only ends as the wanted one does.
  if (type.trimEnd() === type) return />$|\]$/.test(type);
  const word = /[\p{ID_Continue}$]+$/u.exec(type.trimEnd().slice(-longestWord))?.[0];
  return word === undefined ? /[>\]]$/.test(type.trimEnd()) : !notTypes.has(word);
}

/** The parenthesis that the one at `end` closes; the start of the text when there is none. */
function findOpening(text: string, end: number): number {
  let depth = 0;
  for (let at = end; at >= 0; at -= 1) {
    if (text[at] === ")") depth += 1;
    else if (text[at] === "(" && --depth === 0) return at;
  }
  return 0;
}
