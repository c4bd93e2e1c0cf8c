import { describe, expect, test } from "vitest";
import { extractJava, preambleJava } from "./java-rule";

const prompt = `import java.util.*;

class Solution {
    /** Adds. Call add(1, 2) { or } not. */
    static int helper(int a) { return a; }

    /** The sum. */
    public static int add(int a, int b) {
`;
const extract = (completion: string, of = prompt) =>
  extractJava({ prompt: of, entryPoint: "add", completion });

describe("a continuation", () => {
  test("that brings both closing braces is appended as it is", () => {
    const completion = "        return a + b;\n    }\n}";
    expect(extract(completion)).toMatchObject({
      kind: "continuation",
      source: prompt + completion,
    });
  });

  test("that leaves the prompt's braces open has them closed", () => {
    expect(extract("        return a + b;\n").source).toBe(
      `${prompt}        return a + b;\n}\n}\n`,
    );
    expect(extract("        return a + b;\n    }\n").source).toBe(
      `${prompt}        return a + b;\n    }\n}\n`,
    );
  });

  test("that leaves a brace of its own open is not mended", () => {
    const cut = "        for (int i = 0; i < b; i++) {\n            a++;\n";
    expect(extract(cut)).toMatchObject({ kind: "continuation", source: prompt + cut });
  });

  test("may declare an overload after closing the method", () => {
    const completion =
      "        return add(a, b, 0);\n    }\n    static int add(int a, int b, int c) {\n        return a + b + c;\n    }\n}\n";
    expect(extract(completion)).toMatchObject({
      kind: "continuation",
      source: prompt + completion,
    });
  });

  test("may hold an object with a method of the same name", () => {
    const completion =
      "        return new Object() {\n            int add(int c, int d) { return c + d; }\n        }.add(a, b);\n";
    expect(extract(completion)).toMatchObject({ kind: "continuation" });
  });

  test("may begin at the margin in a code block", () => {
    const answer = "Only the body:\n```java\nreturn a + b;\n```\nThat is all.";
    expect(extract(answer)).toMatchObject({
      kind: "fenced-continuation",
      source: `${prompt}return a + b;\n}\n}\n`,
    });
  });

  test("is recognised by the braces that it closes", () => {
    expect(extract("return a + b; } }")).toMatchObject({ kind: "continuation" });
  });

  test("needs a prompt that ends in the method's body", () => {
    const sentence = "Write a method add that adds two numbers.";
    expect(extract("    return a + b;\n", sentence)).toMatchObject({
      kind: "no-definition",
      source: null,
    });
  });

  test("counts no brace in comments, strings and characters", () => {
    const completion = `        String s = "}}" + '}' + """
            } { "quoted" }
            """; // }
        /* } */
        return a + b;
    }
}
`;
    expect(extract(completion).source).toBe(prompt + completion);
  });
});

describe("a method alone", () => {
  const method =
    "public static int add(int a, int b) throws IllegalStateException {\n    return a + b;\n}\n";

  test("takes the place of the prompt's own", () => {
    const { kind, source } = extract(method);
    expect(kind).toBe("definition");
    expect(source).toContain("static int helper(int a) { return a; }\n");
    expect(source?.match(/int add\(/g)).toHaveLength(1);
    expect(source?.endsWith("    return a + b;\n}\n}\n")).toBe(true);
  });

  test("may be indented and bring the class's brace", () => {
    const answer = "    public static int add(int a, int b) {\n        return a + b;\n    }\n}\n";
    expect(extract(answer)).toMatchObject({ kind: "definition" });
    expect(extract(answer).source?.endsWith(answer)).toBe(true);
  });

  test("has its imports put first", () => {
    const { source } = extract(`import java.math.BigInteger;\n${method}`);
    expect(source?.startsWith("import java.math.BigInteger;\nimport java.util.*;\n")).toBe(true);
  });

  test("may be generic, return an array, or have annotated parameters", () => {
    for (const head of [
      "static <T extends Comparable<T>> List<T> add(T a, T b)",
      "int[] add(int[] a)",
      'int add(@Deprecated(since = "1") int a, final int b)',
    ]) {
      expect(extract(`${head} { return null; }`)).toMatchObject({ kind: "definition" });
    }
  });

  test("gets a class Solution where the prompt has none", () => {
    expect(extract(method, "Write a method add.").source).toBe(
      `class Solution {\n${method.trimEnd()}\n}\n`,
    );
  });
});

describe("a class or file", () => {
  const file =
    "public class Adder {\n    public int add(int a, int b) {\n        return a + b;\n    }\n}\n";

  test("stands alone after the prompt's imports", () => {
    expect(extract(file)).toMatchObject({
      kind: "definition",
      source: `import java.util.*;\n${file}`,
    });
  });

  test("keeps its package line first", () => {
    expect(extract(`package a.b;\n\nimport java.io.*;\n${file}`).source).toBe(
      `package a.b;\nimport java.util.*;\n\n\nimport java.io.*;\n${file}`,
    );
  });

  test("may have the method in a nested class, record or enum", () => {
    for (const head of ["static class Inner", "record Inner(int a)", "enum Inner"]) {
      const text = `class Outer { ${head} { int add(int a, int b) { return a + b; } } }`;
      expect(extract(text)).toMatchObject({ kind: "definition" });
    }
  });

  test("is chosen from the last block that declares the method", () => {
    const answer = [
      "A sketch:",
      "```java",
      "class Sketch { int add(int a, int b) { return 0; } }",
      "```",
      "The program:",
      "```java",
      file.trimEnd(),
      "```",
      "Used so:",
      "```java",
      "class Main { public static void main(String[] words) { new Adder().add(1, 2); } }",
      "```",
    ].join("\n");
    expect(extract(answer)).toMatchObject({
      kind: "fenced-definition",
      source: `import java.util.*;\n${file}`,
    });
  });

  test.each(["```", "```java", "~~~ Java", "````java title=a"])("is found behind %s", (fence) => {
    expect(extract(`Here it is:\n\n${fence}\n${file.trimEnd()}`)).toMatchObject({
      kind: "fenced-definition",
      source: `import java.util.*;\n${file}`,
    });
  });

  test("is not cut out of the words around it", () => {
    const answer = `Here it is:\n\n${file}\nIt adds.`;
    expect(extract(answer).source).toBe(`import java.util.*;\n${answer}`);
  });
});

test("calls, comments and abstract methods declare nothing", () => {
  for (const text of [
    "int x = add(1, 2);",
    "// int add(int a) {\nint y;",
    "abstract class A { abstract int add(int a); }",
    "class B { int other() { return new add() { }; } }",
    "class C { int myadd(int a) { return a; } }",
  ]) {
    expect(extract(text)).toMatchObject({ kind: "no-definition", source: null });
  }
});

test("nothing at all is empty", () => {
  expect(extract(" \n")).toMatchObject({ kind: "empty", source: null });
});

test("line ends and a byte order mark make no difference", () => {
  expect(extract("\uFEFF        return a + b;\r\n    }\r\n}").source).toBe(
    `${prompt}        return a + b;\n    }\n}`,
  );
  expect(preambleJava("\uFEFFclass A {\r\n", "add")).toBe("class A {\n");
});

test("a long text takes time in proportion", () => {
  const startedAt = performance.now();
  for (const part of ["{", "(", "a", '"', "/*", "class ", "add(", "'", " ", "import a.", "}"]) {
    extract(part.repeat(400_000 / part.length));
  }
  expect(performance.now() - startedAt).toBeLessThan(5_000);
});

test("a mebibyte of imports or of classes in classes takes no time that grows with its square", () => {
  const method = "int add(int a, int b) { return a + b; }\n";
  const imports = "import a;\n".repeat(100_000);
  expect(extract(imports + method).source?.startsWith(imports)).toBe(true);
  expect(extract(`class A { ${method}`.repeat(20_000)).kind).toBe("definition");
  expect(extract(`{ ${method}`.repeat(20_000)).kind).toBe("no-definition");
});

test("one literal of many megabytes does not run out of stack", () => {
  expect(extract(`"${"x".repeat(9_000_000)}`).kind).toBe("no-definition");
});
