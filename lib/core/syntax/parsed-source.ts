/** Languages that sources can be parsed in. */
export type ParsedLanguage = "python" | "javascript" | "java";

/** One node of a concrete syntax tree; kinds and fields as its grammar names them. */
export interface SyntaxNode {
  kind: string;
  /** What it is to its parent, such as `condition`. */
  field: string | null;
  /** False for punctuation and keywords. */
  named: boolean;
  /** In UTF-16 units of the text, the end excluded. */
  start: number;
  end: number;
  children: readonly SyntaxNode[];
}

export interface ParsedSource {
  language: ParsedLanguage;
  text: string;
  root: SyntaxNode;
  /** The text is no program of the language, wholly or in places. */
  hasError: boolean;
}

export type ParseSource = (language: ParsedLanguage, text: string) => ParsedSource;
