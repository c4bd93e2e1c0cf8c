export const highlightedLanguages = ["python", "javascript", "typescript", "java"] as const;
export type HighlightedLanguage = (typeof highlightedLanguages)[number];

export interface SourceRules {
  /** Its groups are comment, string and number; what is in none of them is a word. */
  pattern: RegExp;
  keywords: ReadonlySet<string>;
  /** Keywords after which a definition's name stands. */
  announcing: ReadonlySet<string>;
}

const wordsOf = (text: string): ReadonlySet<string> => new Set(text.split(" "));

// No alternative fails once it has begun: what is left open ends with its line or with the text. So none
// is read twice, and a hostile program costs no more than its length.
const quoted = String.raw`"(?:\\[\s\S]?|[^"\\\n])*(?:"|(?=\n)|$)|'(?:\\[\s\S]?|[^'\\\n])*(?:'|(?=\n)|$)`;
const tripled = (quotes: string) => String.raw`${quotes}(?:\\[\s\S]?|[^\\])*?(?:${quotes}|$)`;
const template = "`(?:\\\\[\\s\\S]?|[^`\\\\])*(?:`|$)";
const slashComment = String.raw`//[^\n]*|/\*[\s\S]*?(?:\*/|$)`;
/** A pattern, not a division: it stands where a value is expected. */
const patternLiteral = String.raw`(?<=[=(,:[!&|?{};]\s{0,20})/(?![*/])(?:\\.?|\[(?:\\.?|[^\]\\\n])*(?:\]|(?=\n)|$)|[^/\\\n[])+(?:/[a-z]*|(?=\n)|$)`;
const number = String.raw`(?:0[xX][\da-fA-F_]+|0[bB][01_]+|0[oO][0-7_]+|\d[\d_]*(?:\.[\d_]*)?(?:[eE][+-]?\d+)?)[a-zA-Z]?`;
const word = String.raw`[\p{L}_$][\p{L}\p{N}_$]*`;

function compile(comment: string, string: string): RegExp {
  return new RegExp(
    `(?<comment>${comment})|(?<string>${string})|(?<number>${number})|${word}`,
    "gu",
  );
}

const javascript: SourceRules = {
  pattern: compile(slashComment, `${quoted}|${template}|${patternLiteral}`),
  keywords: wordsOf(
    "async await break case catch class const continue debugger default delete do else export extends " +
      "false finally for function if import in instanceof let new null of return static super switch " +
      "this throw true try typeof undefined var void while with yield",
  ),
  announcing: wordsOf("class function"),
};

export const sourceRules: Record<HighlightedLanguage, SourceRules> = {
  python: {
    pattern: compile(
      String.raw`#[^\n]*`,
      `[rRbBuUfFtT]{0,2}(?:${tripled('"""')}|${tripled("'''")}|${quoted})`,
    ),
    keywords: wordsOf(
      "False None True and as assert async await break case class continue def del elif else except " +
        "finally for from global if import in is lambda match nonlocal not or pass raise return try " +
        "while with yield",
    ),
    announcing: wordsOf("class def"),
  },
  javascript,
  typescript: {
    ...javascript,
    keywords: new Set([
      ...javascript.keywords,
      ...wordsOf("abstract as declare enum implements interface namespace private readonly type"),
    ]),
    announcing: wordsOf("class enum function interface type"),
  },
  java: {
    pattern: compile(slashComment, `${tripled('"""')}|${quoted}`),
    keywords: wordsOf(
      "abstract assert boolean break byte case catch char class continue default do double else enum " +
        "extends false final finally float for if implements import instanceof int interface long " +
        "native new null package private protected public record return sealed short static super " +
        "switch synchronized this throw throws true try var void volatile while yield",
    ),
    announcing: wordsOf("class enum interface record"),
  },
};
