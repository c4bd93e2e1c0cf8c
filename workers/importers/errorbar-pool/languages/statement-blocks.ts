import type { Problem } from "../parse-problem";
import { containsOptional } from "../value-type";
import { nameIn } from "./name-in";
import { languageFacts, type PoolLanguage } from "./pool-language";

/**
 * The statement as blocks of lines that are at most so wide: neighbouring items of a list are one
 * block. What the language calls an absent value is said where the signature has one.
 */
export function statementBlocks(problem: Problem, language: PoolLanguage, width: number): string[] {
  const { params, returns } = problem.signature;
  const { name, absent } = languageFacts[language];
  const absence = [returns, ...params.map((param) => param.type)].some(containsOptional)
    ? [`In ${name}, no value is ${absent}.`]
    : [];
  const texts = [...problem.statement, ...absence];
  return joinListItems(
    texts.map((text) => renameIn(problem, language, text)),
    width,
  );
}

/** The problem's own names, where a text quotes them in backticks, as the language writes them. */
export function renameIn(problem: Problem, language: PoolLanguage, text: string): string {
  const { name, params } = problem.signature;
  const own = new Set([name, ...params.map((param) => param.name)]);
  return text.replaceAll(/`[^`]*`/g, (quoted) =>
    quoted.replaceAll(/[A-Za-z_][A-Za-z0-9_]*/g, (word) =>
      own.has(word) ? nameIn(language, word) : word,
    ),
  );
}

/** The bound that a solution has to keep, in words; null where the problem states none. */
export function wordBound({ complexity }: Problem): string | null {
  if (complexity === undefined) return null;
  const { bound, variable } = complexity;
  const where = /\b(is|are)\b|=/.test(variable) ? variable : `n is ${variable}`;
  return (
    `The time that it takes may grow no faster than ${bound}, where ${where}. ` +
    "Some inputs are large: a slower solution reaches the CPU limit on them."
  );
}

/** Wraps paragraphs and keeps neighbouring list items together as one block. */
function joinListItems(paragraphs: readonly string[], width: number): string[] {
  const blocks: string[] = [];
  let inList = false;
  for (const paragraph of paragraphs) {
    const isItem = paragraph.startsWith("- ");
    const text = wrap(paragraph, isItem ? "  " : "", width);
    if (isItem && inList) blocks.push(`${blocks.pop() ?? ""}\n${text}`);
    else blocks.push(text);
    inList = isItem;
  }
  return blocks;
}

/** Breaks a paragraph into lines. Text between backticks is quoted literally: never broken or respaced. */
export function wrap(paragraph: string, hangingIndent: string, width: number): string {
  const words = paragraph.match(/(?:`[^`]*`|\S)+/g) ?? [];
  const lines: string[] = [];
  let current = "";
  for (const word of words) {
    const longer = current === "" ? word : `${current} ${word}`;
    if (Array.from(longer).length > width && current !== "") {
      lines.push(current);
      current = hangingIndent + word;
    } else {
      current = longer;
    }
  }
  return [...lines, current].join("\n");
}
