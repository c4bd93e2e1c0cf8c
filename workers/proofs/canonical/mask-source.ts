import type { Language } from "../../../lib/core/vocabulary";

const literals: Record<"python" | "braces", RegExp> = {
  python:
    /#[^\n]*|[A-Za-z]{0,2}(?:"""[\s\S]*?"""|'''[\s\S]*?'''|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*')/g,
  braces: /\/\/[^\n]*|\/\*[\s\S]*?\*\/|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|`(?:\\.|[^`\\])*`/g,
};

/** Source of the same length with comments blank and texts struck out: only code can be found in it. */
export function maskSource(source: string, language: Language): string {
  const pattern = language === "python" ? literals.python : literals.braces;
  return source.replace(pattern, (found) => {
    const isComment = /^(?:#|\/\/|\/\*)/.test(found);
    return found.replace(/[^\n]/g, isComment ? " " : "_");
  });
}
