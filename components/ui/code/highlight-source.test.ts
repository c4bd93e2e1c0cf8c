import { describe, expect, test } from "vitest";
import { highlightSource } from "./highlight-source";
import { type HighlightedLanguage, highlightedLanguages } from "./source-rules";

/** All but the plain parts, as `kind:text`. */
const marked = (language: HighlightedLanguage, source: string) =>
  highlightSource(language, source)
    .filter(({ kind }) => kind !== "plain")
    .map(({ kind, text }) => `${kind}:${text}`);

describe("highlighted source", () => {
  test("of Python has its keywords, names, strings with prefixes, numbers and comments", () => {
    const source = "def add(a, b=0x1F):  # adds\n    return f\"{a}\" + r'\\' or 1.5e3\n";
    expect(marked("python", source)).toEqual([
      ...["keyword:def", "name:add", "number:0x1F", "comment:# adds"],
      ...["keyword:return", 'string:f"{a}"', "string:r'\\' or 1.5e3"],
    ]);
  });

  test("of Python reads docstrings over lines, also one that never ends", () => {
    expect(marked("python", '"""a\n# b\n"""\nx = 1')).toEqual([
      'string:"""a\n# b\n"""',
      "number:1",
    ]);
    expect(marked("python", "'''open\ndef f")).toEqual(["string:'''open\ndef f"]);
  });

  test("of JavaScript tells a pattern from a division", () => {
    expect(marked("javascript", 'const a = /[/"]+/g; b = c / d / e;')).toEqual([
      "keyword:const",
      'string:/[/"]+/g',
    ]);
    expect(marked("javascript", "function f() { return `a $b\n`; } // end")).toEqual([
      ...["keyword:function", "name:f", "keyword:return", "string:`a $b\n`", "comment:// end"],
    ]);
  });

  test("of Java knows text blocks, characters and comments over lines", () => {
    expect(marked("java", 'class S { /* a\n*/ char c = \'"\'; String t = """\n " """; }')).toEqual([
      ...["keyword:class", "name:S", "comment:/* a\n*/", "keyword:char", "string:'\"'"],
      'string:"""\n " """',
    ]);
  });

  test("of any text, put together, is the text", () => {
    const texts = ["", "\u0000\ud800 'x", "naïve_名前 = \"é\\\n\" /* '''", "``` `${`", "9..9e+ 0x"];
    for (const language of highlightedLanguages) {
      for (const text of texts) {
        const tokens = highlightSource(language, text);
        expect(tokens.map((token) => token.text).join("")).toBe(text);
      }
    }
  });

  test("of a hostile text takes time in proportion to its length", () => {
    const parts = [
      '"',
      "'''",
      "/*",
      "/[",
      "= /",
      "\\",
      "`",
      "1e",
      "((((",
      "    /",
      "a",
      "[/\\",
      "'\\",
    ];
    for (const language of highlightedLanguages) {
      for (const part of parts) {
        const started = process.threadCpuUsage();
        highlightSource(language, part.repeat(40_000 / part.length));
        // A quadratic rule took 1.4 s and more.
        const { user } = process.threadCpuUsage(started);
        expect(user / 1_000, `${language} ${part}`).toBeLessThan(500);
      }
    }
  });
});
