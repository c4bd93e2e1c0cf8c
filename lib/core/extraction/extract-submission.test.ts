import { expect, test } from "vitest";
import { extractSubmission, maxCompletionLength } from "./extract-submission";

const languages = [
  ["python", "def f(x):\n    return x\n"],
  ["javascript", "function f(x) { return x; }\n"],
  ["java", "class A { static int f(int x) { return x; } }\n"],
] as const;

test.each(languages)(
  "a completion in %s of the greatest length is read, no longer one",
  (language, program) => {
    const extract = (completion: string) =>
      extractSubmission({ language, prompt: "", entryPoint: "f", completion });
    const longest = program + "\n".repeat(maxCompletionLength - program.length);
    expect(extract(longest)).toMatchObject({ kind: "definition", source: longest });
    expect(extract(`${longest}\n`)).toEqual({
      kind: "no-definition",
      source: null,
      explanation: "the completion has 1048577 characters, and only 1048576 are read",
    });
  },
);
