import { expect, test } from "vitest";
import { revealControls } from "./reveal-controls";

test("plain text, tabs and line feeds pass through as one segment", () => {
  const code = "def f(x):\n\treturn 'naïve 日本'\n";
  expect(revealControls(code)).toEqual([{ text: code, control: false }]);
});

test("CR LF is a line end, a lone CR is shown", () => {
  expect(revealControls("a\r\nb")).toEqual([{ text: "a\nb", control: false }]);
  expect(revealControls("a\rb")[1]).toEqual({ text: "⟨U+000D⟩", control: true });
});

test("escape, null and delete are named", () => {
  expect(revealControls("\u0000\u001b\u007f")).toEqual([
    { text: "⟨U+0000⟩⟨U+001B⟩⟨U+007F⟩", control: true },
  ]);
});

test("bidirectional overrides and zero-width characters are named", () => {
  const segments = revealControls("if access\u202e:\u200b");
  expect(segments.filter((segment) => segment.control).map((segment) => segment.text)).toEqual([
    "⟨U+202E⟩",
    "⟨U+200B⟩",
  ]);
});

test("a lone surrogate is named, a pair is left alone", () => {
  expect(revealControls("\ud800")).toEqual([{ text: "⟨U+D800⟩", control: true }]);
  expect(revealControls("😀")).toEqual([{ text: "😀", control: false }]);
});

test("the empty text has no segments", () => {
  expect(revealControls("")).toEqual([]);
});

test("every character of the first twelve thousand is named exactly if it is hidden", () => {
  const isHidden = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/u;
  const wrong = Array.from({ length: 0x3000 }, (_, code) => String.fromCodePoint(code)).filter(
    (character) => {
      const isNamed = revealControls(character)[0]?.control;
      return isNamed !== (isHidden.test(character) && !"\t\n".includes(character));
    },
  );
  expect(wrong).toEqual([]);
});
