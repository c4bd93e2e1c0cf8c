/** Escapes of one letter, such as `n` for a line break; any other character stands as `rest` says. */
export interface EscapeRules {
  letters: Readonly<Record<string, string>>;
  /** Octal digits after the backslash, at most three. */
  octal: boolean;
  /** What an escape that means nothing stands for; null where it is an error. */
  rest(letter: string): string | null;
}

const pattern =
  /\\(?:u\{([0-9a-fA-F]{1,6})\}|u+([0-9a-fA-F]{4})|U([0-9a-fA-F]{8})|x([0-9a-fA-F]{2})|([0-7]{1,3})|(\r?\n)|([\s\S]))/g;

/** The text between the quotes of a string with its escapes replaced; null where one can't be read. */
export function unescapeString(text: string, rules: EscapeRules): string | null {
  let unreadable = false;
  const replaced = text.replace(
    pattern,
    (_, braced, short, long, byte, octal: string | undefined, lineBreak, letter: string) => {
      const code = braced ?? short ?? long ?? byte;
      if (code !== undefined) {
        const point = Number.parseInt(code, 16);
        if (point <= 0x10ffff) return String.fromCodePoint(point);
      } else if (octal !== undefined) {
        if (rules.octal || octal === "0") return String.fromCharCode(Number.parseInt(octal, 8));
      } else if (lineBreak !== undefined) {
        return "";
      } else {
        const known = rules.letters[letter] ?? rules.rest(letter);
        if (known !== null) return known;
      }
      unreadable = true;
      return "";
    },
  );
  return unreadable ? null : replaced;
}
