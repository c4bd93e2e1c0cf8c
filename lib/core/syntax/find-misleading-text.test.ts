import { expect, test } from "vitest";
import { findMisleadingText } from "./find-misleading-text";

const languages = ["python", "javascript", "java"] as const;

test.each(languages)(
  "plain text of %s misleads nobody, whatever its line ends and letters",
  (language) => {
    const text = 'a = "é 😀 \\n"\r\n/* ½ */\n';
    expect(findMisleadingText(language, text)).toBeNull();
  },
);

test.each(languages)(
  "NUL, half a surrogate pair and a lone carriage return mislead in %s",
  (language) => {
    expect(findMisleadingText(language, "a\0b")).toBe("it holds the character NUL");
    expect(findMisleadingText(language, "a\ud83d")).toBe("it holds half of a surrogate pair");
    expect(findMisleadingText(language, "# a\rb()\n")).toBe(
      "it holds a carriage return without a line feed",
    );
  },
);

test("Java's escapes that end comments, strings or lines mislead, others and escaped backslashes don't", () => {
  const misleads = (text: string) => findMisleadingText("java", text) !== null;
  expect(misleads("/* \\u002a\\u002f steal(); /* */")).toBe(true);
  expect(misleads("// \\u000a steal();")).toBe(true);
  expect(misleads('String s = "\\uuuu0022 + steal() + \\u0022";')).toBe(true);
  expect(misleads('String s = "\\\\\\u0022";')).toBe(true);
  expect(misleads('String s = "\\u00e9";')).toBe(false);
  expect(misleads('String s = "\\\\u0022";')).toBe(false);
  expect(findMisleadingText("javascript", 'const s = "\\u0022";')).toBeNull();
});

test("a coding comment of Python misleads in the first two lines, and none of UTF-8 does", () => {
  expect(findMisleadingText("python", "# coding: utf-7\n")).toBe("it asks to be decoded as utf-7");
  expect(findMisleadingText("python", "#!x\n# -*- coding=latin_1 -*-\n")).toBe(
    "it asks to be decoded as latin-1",
  );
  expect(findMisleadingText("python", "# -*- coding: utf-8 -*-\n")).toBeNull();
  expect(findMisleadingText("python", "x = 1\ny = 2\n# coding: utf-7\n")).toBeNull();
});
