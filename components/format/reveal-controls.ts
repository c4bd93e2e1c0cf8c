export interface TextSegment {
  text: string;
  /** True when `text` names a character that would otherwise be invisible or reorder the line. */
  control: boolean;
}

// Controls except tab and line feed, format characters (bidirectional overrides, zero-width
// characters, byte order marks), line and paragraph separators, and lone surrogates.
const hiddenCharacter = /(?![\t\n])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/u;
const hiddenRun = new RegExp(`(?:${hiddenCharacter.source})+`, "gu");

function nameCharacter(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  return `⟨U+${code.toString(16).toUpperCase().padStart(4, "0")}⟩`;
}

/**
 * Splits untrusted text so that hidden characters can be shown by name: source that looks
 * different from what an interpreter reads is a known attack. CR LF counts as one line end.
 */
export function revealControls(text: string): TextSegment[] {
  const normal = text.replaceAll("\r\n", "\n");
  const segments: TextSegment[] = [];
  let end = 0;
  for (const match of normal.matchAll(hiddenRun)) {
    if (match.index > end) segments.push({ text: normal.slice(end, match.index), control: false });
    segments.push({ text: Array.from(match[0], nameCharacter).join(""), control: true });
    end = match.index + match[0].length;
  }
  if (end < normal.length) segments.push({ text: normal.slice(end), control: false });
  return segments;
}
