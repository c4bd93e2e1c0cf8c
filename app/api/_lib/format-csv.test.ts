import { describe, expect, test } from "vitest";
import { formatCsv } from "./format-csv";

const format = (cell: string | number | boolean | null) =>
  formatCsv(["c"], [{ c: cell }]).slice("c\r\n".length);

describe("a CSV cell", () => {
  test.each(["=1+1", "+1", "-1", "@SUM(A1)", "\tx", " =1", "'=1", "＝1"])(
    "never starts the formula %j",
    (text) => {
      expect(format(text)).toBe(`'${text}\r\n`);
    },
  );

  test("is both neutralised and quoted where it needs both", () => {
    expect(format('=HYPERLINK("http://x","y")')).toBe(`"'=HYPERLINK(""http://x"",""y"")"\r\n`);
    expect(format("\rx")).toBe(`"'\rx"\r\n`);
    expect(format("\nx")).toBe(`"'\nx"\r\n`);
    expect(format('"=1"')).toBe(`"'""=1"""\r\n`);
  });

  test("is quoted when it holds a comma, a quote or a line end", () => {
    expect(format("a,b")).toBe('"a,b"\r\n');
    expect(format('a"b')).toBe('"a""b"\r\n');
    expect(format("a\nb")).toBe('"a\nb"\r\n');
  });

  test("is a number as it stands, negative ones too, and nothing for null", () => {
    expect(format(-1.5)).toBe("-1.5\r\n");
    expect(format(null)).toBe("\r\n");
  });
});

test("a CSV file has a header and one line a row", () => {
  expect(formatCsv(["a", "b"], [{ a: 1, b: "x" }])).toBe("a,b\r\n1,x\r\n");
});
