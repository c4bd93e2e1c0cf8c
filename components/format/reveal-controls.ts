export interface TextSegment {
  text: string;
  /** True when `text` names a character that would otherwise be invisible or reorder the line. */
  control: boolean;
}

// Controls except tab and line feed, format characters (bidirectional overrides, zero-width
// characters, byte order marks), line and paragraph separators, and lone surrogates.
const hiddenRun = String.raw`(?:(?![\t\n])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}])+`;
/** Made with the first text that needs it: looking up these properties takes a browser long. */
let hidden: RegExp | null = null;

/** Most texts: nothing but characters of which none is hidden. */
const plain = /^[\t\n -~\u00a0-\u00ac\u00ae-\u02ff\u2010-\u2027]+$/;

function nameCharacter(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  return `⟨U+${code.toString(16).toUpperCase().padStart(4, "0")}⟩`;
}

/**
 * Splits untrusted text so that hidden characters can be shown by name: source that looks
 * different from what an interpreter reads is a known attack. CR LF counts as one line end.
 */
export function revealControls(text: string): TextSegment[] {
  if (plain.test(text)) return [{ text, control: false }];
  hidden ??= new RegExp(hiddenRun, "gu");
  const normal = text.replaceAll("\r\n", "\n");
  const segments: TextSegment[] = [];
  let end = 0;
  for (const match of normal.matchAll(hidden)) {
    if (match.index > end) segments.push({ text: normal.slice(end, match.index), control: false });
    segments.push({ text: Array.from(match[0], nameCharacter).join(""), control: true });
    end = match.index + match[0].length;
  }
  if (end < normal.length) segments.push({ text: normal.slice(end), control: false });
  return segments;
}
