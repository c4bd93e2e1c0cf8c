import type { Language } from "../../lib/core/vocabulary";

const patterns: Record<Language, RegExp> = {
  python: /^(?:async[ \t]+)?def[ \t]+([A-Za-z_]\w*)/gm,
  javascript: /^(?:export\s+)?(?:async\s+)?(?:function|const|let|var)\s+([A-Za-z_$][\w$]*)/gm,
  typescript: /^(?:export\s+)?(?:async\s+)?(?:function|const|let|var)\s+([A-Za-z_$][\w$]*)/gm,
  java: /^\s*(?:(?:public|private|protected|static|final)\s+)*[\w<>[\],.? ]+?\s([A-Za-z_]\w*)\s*\([^()]*\)\s*(?:throws\s[\w., ]+)?\{\s*$/gm,
};

/** The function that a prompt defines last, which is the one to complete; null when it defines none. */
export function findDefinedName(prompt: string, language: Language): string | null {
  return [...prompt.matchAll(patterns[language])].at(-1)?.[1] ?? null;
}
