import fc from "fast-check";
import type { ParsedLanguage } from "../../../lib/core/syntax/parsed-source";

/** A small program, told once and written in each language; it need not make sense. */
export interface Program {
  write(language: ParsedLanguage): string;
}

type Text = Record<ParsedLanguage, string>;

const same = (text: string): Text => ({ python: text, javascript: text, java: text });
const join = (make: (language: ParsedLanguage) => string): Text => ({
  python: make("python"),
  javascript: make("javascript"),
  java: make("java"),
});

const { expression } = fc.letrec<{ expression: Text }>((tie) => {
  const inner = tie("expression");
  const binary = (signs: [string, string][]) =>
    fc
      .tuple(inner, fc.constantFrom(...signs), inner, fc.constantFrom("", " "))
      .map(([left, [python, other], right, blank]) =>
        join((language) => {
          const gap = /\w/.test(python) && language === "python" ? " " : blank;
          return `(${left[language]}${gap}${language === "python" ? python : other}${gap}${right[language]})`;
        }),
      );
  return {
    expression: fc.oneof(
      { depthSize: "small", withCrossShrink: true },
      fc.constantFrom("a", "b", "c").map(same),
      fc.nat(20).map((n) => same(String(n))),
      fc.boolean().map((b) => ({ ...same(String(b)), python: b ? "True" : "False" })),
      binary([
        ["+", "+"],
        ["-", "-"],
        ["*", "*"],
        ["/", "/"],
        ["%", "%"],
        ["//", "/"],
        ["<<", "<<"],
      ]),
      binary([
        ["<", "<"],
        ["<=", "<="],
        [">", ">"],
        [">=", ">="],
        ["==", "=="],
        ["!=", "!="],
      ]),
      binary([
        ["and", "&&"],
        ["or", "||"],
      ]),
      inner.map((e) => join((l) => `(-${e[l]})`)),
      inner.map((e) => join((l) => (l === "python" ? `(not ${e[l]})` : `(!${e[l]})`))),
      fc
        .tuple(inner, inner)
        .map(([x, y]) => join((l) => `${l === "python" ? "" : "Math."}min(${x[l]}, ${y[l]})`)),
      fc
        .tuple(inner, inner, inner)
        .map(([x, y, z]) =>
          join((l) =>
            l === "python" ? `(${x[l]} if ${y[l]} else ${z[l]})` : `(${y[l]} ? ${x[l]} : ${z[l]})`,
          ),
        ),
      inner.map((e) => join((l) => `a[${e[l]}]`)),
      inner.map((e) => ({
        python: `sorted(${e.python}, key=f)[1:${e.python}]`,
        javascript: `g(a.slice(${e.javascript})).sort((x, y) => x-y)`,
        java: `s.substring(${e.java}).compareTo(b)`,
      })),
      inner.map((e) => ({
        python: `math.floor(${e.python})`,
        javascript: `Math.floor(${e.javascript})`,
        java: `Math.floorDiv(${e.java}, c)`,
      })),
    ),
  };
});

const { block } = fc.letrec<{ block: Text; statement: Text }>((tie) => {
  const inner = tie("block");
  const plain = (text: fc.Arbitrary<Text>) =>
    text.map((t) => join((l) => (l === "python" ? t[l] : `${t[l]};`)));
  const head = (word: string) =>
    fc
      .tuple(expression, inner)
      .map(([e, body]) =>
        join((l) =>
          l === "python"
            ? `${word} ${e[l]}:\n${indent(body[l])}`
            : `${word} (${e[l]}) {\n${body[l]}\n}`,
        ),
      );
  return {
    statement: fc.oneof(
      { depthSize: "small", withCrossShrink: true },
      plain(expression.map((e) => join((l) => `c = ${e[l]}`))),
      plain(
        fc
          .tuple(fc.constantFrom("+", "-", "*"), expression)
          .map(([sign, e]) => join((l) => `c ${sign}= ${e[l]}`)),
      ),
      plain(expression.map((e) => join((l) => `g(${e[l]})`))),
      plain(expression.map((e) => join((l) => `return ${e[l]}`))),
      plain(fc.constantFrom("break", "continue").map(same)),
      plain(
        expression.map((e) => ({
          python: `raise E(${e.python})`,
          javascript: `throw new E(${e.javascript})`,
          java: `throw new E(${e.java})`,
        })),
      ),
      head("if"),
      head("while"),
    ),
    block: fc
      .array(tie("statement"), { minLength: 1, maxLength: 4 })
      .map((lines) => join((l) => lines.map((line) => line[l]).join("\n"))),
  };
});

function indent(text: string): string {
  return text.replace(/^/gm, "    ");
}

/** Programs of a function `f` with nested statements and expressions, close to the operators' work. */
export const arbitraryProgram: fc.Arbitrary<Program> = block.map((body) => ({
  write(language) {
    switch (language) {
      case "python":
        return `def f(a, b):\n${indent(body.python)}\n`;
      case "javascript":
        return `function f(a, b) {\n${body.javascript}\n}\n`;
      case "java":
        return `class S {\n  static long f(long[] a, long b) {\n${body.java}\n  }\n}\n`;
    }
  },
}));
