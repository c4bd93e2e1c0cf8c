import type { ConformanceLanguage } from "../../sandbox/conformance/conformance-language";

/** One submission, and the same as a program of its own that calls it once. */
export interface BenchProgram {
  submission: string;
  bare: string;
}

const javaMain = `
public class Main {
    public static void main(String[] arguments) {
        System.out.println(Solution.solve());
    }
}
`;

function program(language: ConformanceLanguage, submission: string): BenchProgram {
  switch (language) {
    case "python":
      return { submission, bare: `${submission}\nprint(solve())\n` };
    case "javascript":
      return { submission, bare: `${submission}\nconsole.log(solve());\n` };
    case "java":
      return { submission, bare: `${javaMain}${submission}` };
  }
}

const trivial: Record<ConformanceLanguage, string> = {
  python: "def solve():\n    return 1 + 1\n",
  javascript: "function solve() {\n  return 1 + 1;\n}\n",
  java: "class Solution {\n    static int solve() {\n        return 1 + 1;\n    }\n}\n",
};

/** About two seconds of one core each, so that starting them counts for little. */
const computing: Record<ConformanceLanguage, string> = {
  python: `def solve():
    state = 1
    for _ in range(26_000_000):
        state = (state * 16807) % 2147483647
    return state
`,
  javascript: `function solve() {
  let state = 1;
  for (let step = 0; step < 100_000_000; step += 1) state = (state * 16807) % 2147483647;
  return state;
}
`,
  java: `class Solution {
    static long solve() {
        long state = 1;
        for (int step = 0; step < 500_000_000; step++) state = (state * 16807L) % 2147483647L;
        return state;
    }
}
`,
};

export const trivialProgram = (language: ConformanceLanguage): BenchProgram =>
  program(language, trivial[language]);

export const computingProgram = (language: ConformanceLanguage): BenchProgram =>
  program(language, computing[language]);

/** Sources that differ, so that no compiler has one in its cache. */
export const javaSource = (number: number): string =>
  `class Solution {\n    static int solve() {\n        return ${number} + 1;\n    }\n}\n`;
