const entities: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&apos;",
};

/**
 * Any text as XML 1.0 content or attribute value: markup escaped, and what no XML document may hold
 * (control characters, lone surrogates, U+FFFE, U+FFFF) replaced by U+FFFD.
 */
export function escapeXml(text: string): string {
  return (
    text
      .toWellFormed()
      // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must go
      .replace(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g, "\uFFFD")
      .replace(/[&<>"']/g, (character) => entities[character] ?? "")
  );
}
