import { describe, expect, test } from "vitest";
import { mentionsError } from "./mentions-error";
import { readDocumentationWords } from "./read-documentation-words";

const lines = (...texts: string[]) => texts.join("\n");
const python = (text: string) => readDocumentationWords("python", text, ["total", "parts"]);

describe("docstrings", () => {
  test.each([
    [
      "fields",
      lines(
        ":param total: what is shared",
        ":param int parts: how many",
        ":returns: the shares",
        ":raises ValueError: if ``parts`` is",
        "    below 1",
      ),
    ],
    [
      "sections",
      lines(
        "Args:",
        "    total: What is shared.",
        "    parts (int): How many,",
        "        at least 1.",
        "",
        "Returns:",
        "    The shares.",
        "",
        "Raises:",
        "    ValueError: If parts is below 1.",
      ),
    ],
    [
      "numpydoc",
      lines(
        "Parameters",
        "----------",
        "total : int",
        "    What is shared.",
        "parts : int",
        "    How many.",
        "",
        "Returns",
        "-------",
        "list of int",
        "    The shares.",
        "",
        "Raises",
        "------",
        "ValueError",
        "    If parts is below 1.",
      ),
    ],
    [
      "lists",
      lines(
        "- `total`: what is shared",
        "- `parts`: how many",
        "",
        "Returns: the shares",
        "",
        "Raises:",
        "- `ValueError`: if `parts` is below 1",
      ),
    ],
  ])("in the form of %s say everything", (_what, text) => {
    const words = python(text);
    expect([...words.parameters]).toEqual(["total", "parts"]);
    expect(words.describesResult).toBe(true);
    expect(words.errors).toHaveLength(1);
    expect(mentionsError("python", "`parts` is below 1", words.errors)).toBe(true);
    expect(mentionsError("python", "`total` is below 0", words.errors)).toBe(false);
  });

  test("names in passing, empty entries and doctests say nothing", () => {
    expect(python("Shares total among parts and returns the shares.")).toEqual({
      parameters: new Set(),
      describesResult: false,
      errors: [],
    });
    expect(
      python(lines(":param total:", ":param parts:", ":returns:", ":raises ValueError:")),
    ).toEqual({ parameters: new Set(), describesResult: false, errors: [] });
    const traceback = lines(
      "Raises:",
      "",
      ">>> share(1, 0)",
      "Traceback (most recent call last):",
      "    ...",
      "ValueError: parts",
    );
    expect(python(traceback).errors).toEqual([]);
    expect(python("partsize: not it").parameters.size).toBe(0);
  });
});

describe("tags", () => {
  test("of JSDoc with types, braces in them, defaults and dashes", () => {
    const words = readDocumentationWords(
      "javascript",
      lines(
        "Shares.",
        "@param {number} total - what is shared",
        "@param {{a: {b: number}}} [parts=1] how many",
        "@returns {number[]} the shares",
        "@throws {RangeError} when `parts` is",
        "  below 1",
      ),
      [],
    );
    expect([...words.parameters]).toEqual(["total", "parts"]);
    expect(words.describesResult).toBe(true);
    expect(mentionsError("javascript", "`parts` is below 1", words.errors)).toBe(true);
  });

  test("of Javadoc", () => {
    const words = readDocumentationWords(
      "java",
      lines(
        "Shares.",
        "@param total what is shared",
        "@param parts how many",
        "@return the shares",
        "@throws java.lang.IllegalArgumentException if {@code parts} is below 1",
      ),
      [],
    );
    expect([...words.parameters]).toEqual(["total", "parts"]);
    expect(words.describesResult).toBe(true);
    expect(mentionsError("java", "`parts` is below 1", words.errors)).toBe(true);
    expect(mentionsError("java", "`part` is below 1", words.errors)).toBe(false);
  });

  test("without a description say nothing", () => {
    const words = readDocumentationWords(
      "javascript",
      lines(
        "@param {number} total",
        "@param parts",
        "@returns {number[]}",
        "@throws {RangeError}",
        "@throws RangeError",
      ),
      [],
    );
    expect(words).toEqual({ parameters: new Set(), describesResult: false, errors: [] });
  });

  test("an entry of another error is none of this one", () => {
    const words = readDocumentationWords(
      "java",
      "@throws NullPointerException if parts is null",
      [],
    );
    expect(mentionsError("java", "`parts` is null", words.errors)).toBe(false);
  });
});

test("a mebibyte of blanks, braces or names is read in a moment", () => {
  for (const text of [
    " ",
    "{",
    "@param {",
    "total ",
    ":param ",
    "@throws {",
    "x:\n",
    "Raises:\n",
  ]) {
    const long = text.repeat(1_048_576 / text.length);
    const started = performance.now();
    for (const language of ["python", "javascript", "java"] as const) {
      readDocumentationWords(language, long, ["total", "parts"]);
    }
    expect(performance.now() - started).toBeLessThan(5_000);
  }
});
