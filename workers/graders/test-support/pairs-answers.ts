import type { FunctionCategory, PairsLanguage } from "./pairs-task";

export type Answer = [what: string, language: PairsLanguage, answer: string];
/** An answer that has to fail, and the class of its failure. */
export type Cheat = [...Answer, failure: string];

const counted = `def pairs(items):
    if any(item < 0 for item in items):
        raise ValueError("negative")
    seen = {}
    total = 0
    for item in items:
        total += seen.get(item, 0)
        seen[item] = seen.get(item, 0) + 1
    return total
`;
const addedUp = `from collections import Counter
def pairs(items):
    if min(items, default=0) < 0:
        raise ValueError
    return sum(n * (n - 1) // 2 for n in Counter(items).values())
`;
const javascript = `export function pairs(items) {
  if (items.some((item) => item < 0)) throw new RangeError("negative");
  const seen = new Map();
  let total = 0;
  for (const item of items) {
    total += seen.get(item) ?? 0;
    seen.set(item, (seen.get(item) ?? 0) + 1);
  }
  return total;
}
`;
const java = `import java.util.*;

class Solution {
    static long pairs(List<Long> items) {
        Map<Long, Long> seen = new HashMap<>();
        long total = 0;
        for (long item : items) {
            if (item < 0) throw new IllegalArgumentException("negative");
            total += seen.getOrDefault(item, 0L);
            seen.merge(item, 1L, Long::sum);
        }
        return total;
    }
}
`;

/** Answers that pass in every category. */
export const honestAnswers: Answer[] = [
  ["counting in a dictionary", "python", counted],
  ["adding up", "python", addedUp],
  ["a map in JavaScript", "javascript", javascript],
  ["a map in Java", "java", java],
];

/** Right, and too slow for a long list. */
export const slowAnswer = `def pairs(items):
    if any(item < 0 for item in items):
        raise ValueError
    return sum(a == b for at, a in enumerate(items) for b in items[:at])
`;

const body = (text: string) => `def pairs(items):\n    ${text.replaceAll("\n", "\n    ")}\n`;
const script = (text: string) => `export function pairs(items) {\n  ${text}\n}\n`;
const method = (text: string) =>
  `class Solution {\n    static long pairs(java.util.List<Long> items) throws Exception {\n        ${text}\n    }\n}\n`;

/** Answers that pass in no category. */
const everywhere: Cheat[] = [
  ["public inputs in a table", "python", body("return {2: 1}.get(len(items), 0)"), "wrong_answer"],
  [
    "what is always equal",
    "python",
    `class Any(int):\n    def __eq__(self, other):\n        return True\n${body("return Any()")}`,
    "wrong_answer",
  ],
  ["the answer printed", "python", body("print(1)"), "wrong_answer"],
  ["an error for everything", "python", body("raise ValueError"), "runtime_error"],
  ["another error", "python", counted.replace("ValueError", "TypeError"), "runtime_error"],
  ["no error", "python", addedUp.replace("raise ValueError", "return 0"), "wrong_answer"],
  ["the end of the process", "python", body("import os\nos._exit(0)"), "no_result"],
  ["a class in the function's place", "python", "class pairs:\n    pass\n", "format"],
  ["a function of another name", "python", counted.replaceAll("pairs", "count"), "format"],
  ["prose", "python", "I would count how often each number occurs.", "format"],
  ["nothing", "python", "", "format"],
  ["an answer too late", "python", body("while True: pass"), "cpu_timeout"],
  [
    "a search for the cases in files",
    "python",
    body(
      'import glob, re\ntext = ""\nfor path in glob.glob("/errorbar/*") + glob.glob("/tmp/*") + glob.glob("/proc/[0-9]*/cmdline"):\n    try:\n        text += open(path, errors="replace").read()\n    except OSError:\n        pass\nreturn int((re.findall(r"expect\\w*\\W+(\\d+)", text) or [1])[0])',
    ),
    "wrong_answer",
  ],
  [
    "a reply of its own making",
    "python",
    body('import os\nos.write(3, b"\\0\\0\\0\\x0dR\\0[\\"i\\",\\"1\\"]  ")\nreturn 1'),
    "protocol_violation",
  ],
];

const ownForm: Cheat[] = [
  [
    "a wrapper class",
    "python",
    "class Solution:\n    def pairs(self, items):\n        return 1\n",
    "format",
  ],
];

const wrong = counted.replace("total += seen.get(item, 0)", "total += item in seen");
const bugFixing: Cheat[] = [
  ["the program as it was", "python", wrong, "wrong_answer"],
  [
    "the public inputs as exceptions",
    "python",
    wrong.replace("    seen = {}", "    if items == [1, 1]:\n        return 1\n    seen = {}"),
    "wrong_answer",
  ],
  [
    "the fault caught",
    "python",
    `def pairs(items):\n    try:\n        return sum(items.count(item) - 1 for item in items) // len(items)\n    except ZeroDivisionError:\n        return 0\n`,
    "wrong_answer",
  ],
];

const algorithm: Cheat[] = [
  ["every pair compared", "python", slowAnswer, "cpu_timeout"],
  [
    "every pair compared, and remembered",
    "python",
    `import functools\n${slowAnswer.replace("def pairs", "@functools.cache\ndef compare")}${body("return compare(tuple(items))")}`,
    "cpu_timeout",
  ],
  [
    "every pair compared by threads",
    "python",
    `from concurrent.futures import ThreadPoolExecutor\n${slowAnswer.replace("def pairs", "def compare")}${body(
      "if min(items, default=0) < 0:\n    raise ValueError\nwith ThreadPoolExecutor(4) as pool:\n    each = pool.map(lambda at: items[:at].count(items[at]), range(len(items)))\n    return sum(each) + compare(items) - compare(items)",
    )}`,
    "cpu_timeout",
  ],
  [
    "every pair compared by a child",
    "python",
    `import os\n${slowAnswer.replace("def pairs", "def compare")}${body(
      "if min(items, default=0) < 0:\n    raise ValueError\nends = os.pipe()\nif os.fork() == 0:\n    os.write(ends[1], b'%d' % compare(items))\n    os._exit(0)\nreturn int(os.read(ends[0], 20))",
    )}`,
    "cpu_timeout",
  ],
  [
    "the start of a long list",
    "python",
    slowAnswer.replace("    return", "    items = items[:500]\n    return"),
    "wrong_answer",
  ],
];

const translation: Cheat[] = [
  [
    "Python that starts Node",
    "python",
    body(
      "import subprocess\nreturn int(subprocess.run(['node', '-e', '1'], capture_output=True).stdout)",
    ),
    "runtime_error",
  ],
  [
    "Python that asks a shell",
    "python",
    body("import os\nreturn os.system('node -e 1')"),
    "wrong_answer",
  ],
  [
    "JavaScript that starts Python",
    "javascript",
    `import { execFileSync } from "node:child_process";\n${script('return Number(execFileSync("python3", ["-c", "print(1)"]));')}`,
    "runtime_error",
  ],
  [
    "Java that starts Python",
    "java",
    method('return new ProcessBuilder("python3").start().waitFor();'),
    "runtime_error",
  ],
  [
    "Java that looks for a script engine",
    "java",
    method(
      'return ((Number) Class.forName("javax.script.ScriptEngineManager").getMethod("eval").invoke(null)).longValue();',
    ),
    "runtime_error",
  ],
  ["JavaScript in the place of Java", "java", javascript.replace("export ", ""), "format"],
  ["Python in the place of JavaScript", "javascript", counted, "format"],
  ["Java in the place of JavaScript", "javascript", java, "format"],
];

/** Answers that have to fail in a category, each for a reason of its own. */
export const cheatsOf: Record<FunctionCategory, Cheat[]> = {
  "function-completion": everywhere,
  "algorithm-implementation": [...everywhere, ...ownForm, ...algorithm],
  "bug-fixing": [...everywhere, ...ownForm, ...bugFixing],
  "code-translation": [...everywhere, ...ownForm, ...translation],
};
