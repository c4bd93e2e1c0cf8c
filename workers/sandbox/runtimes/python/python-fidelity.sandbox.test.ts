import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { SandboxHandle, SandboxLimits } from "../../../../lib/core/ports/sandbox";
import { defaultLimits } from "../../../../lib/core/suite/default-limits";
import {
  type BubblewrapBackend,
  missingForSandbox,
  openBubblewrapBackend,
} from "../../bubblewrap-backend";
import { ask, loadAndCall, type Reply } from "../../conformance/driver-session";
import { sandboxTestHome } from "../../test-support/sandbox-test-home";

const limits: SandboxLimits = { ...defaultLimits, cpuMsPerTest: 1_000, wallMsPerTest: 30_000 };
const told = (reply: Reply) =>
  reply.kind === "ended" ? reply.reason : `${reply.status} ${reply.text}`;

describe.skipIf(missingForSandbox().length > 0)("what Python submissions mean", () => {
  let backend: BubblewrapBackend;
  beforeAll(async () => {
    backend = await openBubblewrapBackend({ home: sandboxTestHome, slots: 1 });
  });
  afterAll(() => backend?.close());

  async function withDriver<T>(use: (handle: SandboxHandle) => Promise<T>): Promise<T> {
    const handle = await backend.acquire("python", limits, "driver");
    try {
      return await use(handle);
    } finally {
      await handle.dispose();
    }
  }

  /** Status and wire text of `f(arguments)`, or how it ended. */
  const answer = (source: string, literal = "()"): Promise<string> =>
    withDriver(async (handle) => told(await loadAndCall(handle, "f", source, literal)));

  /** Each expression by itself, in one sandbox: what Python means by it, as wire text. */
  async function values(expressions: string[]): Promise<string[]> {
    const source = `import sys, os, time, locale\ndef f(text):\n    return eval(text)\n`;
    return withDriver(async (handle) => {
      expect(told(await ask(handle, "L", "f", source))).toMatch(/^L /);
      const replies: string[] = [];
      for (const text of expressions) {
        replies.push(told(await ask(handle, "A", `(${JSON.stringify(text)},)`)));
      }
      return replies;
    });
  }

  describe("binding", () => {
    test.each<[string, string, string]>([
      ["a function", "def f():\n    return 1\n", 'R ["i","1"]'],
      ["a lambda", "f = lambda: 1\n", 'R ["i","1"]'],
      [
        "the last of two definitions",
        "def f():\n    return 1\ndef f():\n    return 2\n",
        'R ["i","2"]',
      ],
      ["another name", "def g():\n    return 1\n", 'B "the submission defines no callable f"'],
      ["a number of that name", "f = 1\n", 'B "the submission defines no callable f"'],
      [
        "a method of class Solution",
        "class Solution:\n    def f(self):\n        return 1\n",
        'R ["i","1"]',
      ],
      [
        "a static method of it",
        "class Solution:\n    @staticmethod\n    def f():\n        return 1\n",
        'R ["i","1"]',
      ],
      [
        "a class method of it",
        "class Solution:\n    @classmethod\n    def f(cls):\n        return cls.__name__\n",
        'R "Solution"',
      ],
      [
        "a function before a method",
        "class Solution:\n    def f(self):\n        return 1\ndef f():\n    return 2\n",
        'R ["i","2"]',
      ],
      [
        "a class Solution without it",
        "class Solution:\n    def g(self):\n        return 1\n",
        'B "the submission defines no callable f"',
      ],
      [
        "a class Solution that wants arguments",
        "class Solution:\n    def __init__(self, n):\n        pass\n    def f(self):\n        return 1\n",
        "E \"TypeError: Solution.__init__() missing 1 required positional argument: 'n'\"",
      ],
      ["an async function", "async def f():\n    return 1\n", 'R ["i","1"]'],
      [
        "an async method",
        "class Solution:\n    async def f(self):\n        return 1\n",
        'R ["i","1"]',
      ],
      [
        "one that really waits",
        "import asyncio\nasync def f():\n    await asyncio.sleep(0.01)\n    return 1\n",
        'R ["i","1"]',
      ],
      [
        "several at once",
        "import asyncio\nasync def g(n):\n    await asyncio.sleep(0)\n    return n\nasync def f():\n    return await asyncio.gather(g(1), g(2))\n",
        'R ["l",["i","1"],["i","2"]]',
      ],
      ["one that raises", "async def f():\n    raise KeyError(1)\n", 'E "KeyError: 1"'],
      [
        "one that never ends",
        "import asyncio\nasync def f():\n    while True:\n        await asyncio.sleep(0)\n",
        "cpu-limit",
      ],
      [
        "a guarded main program, which is not run",
        "def f():\n    return 1\nif __name__ == '__main__':\n    f = None\n",
        'R ["i","1"]',
      ],
      ["one that reads its own name", "def f():\n    return __name__\n", 'R "candidate"'],
      [
        "a package that isn't listed",
        "import numpy\ndef f():\n    return 1\n",
        "E \"ModuleNotFoundError: No module named 'numpy'\"",
      ],
    ])("%s", async (_name, source, expected) => {
      expect(await answer(source)).toBe(expected);
    });

    test("every call on Solution has an object of its own", async () => {
      const source =
        "class Solution:\n    def __init__(self):\n        self.n = 0\n    def f(self):\n        self.n += 1\n        return self.n\n";
      await withDriver(async (handle) => {
        expect(told(await loadAndCall(handle, "f", source, "()"))).toBe('R ["i","1"]');
        expect(told(await ask(handle, "A", "()"))).toBe('R ["i","1"]');
      });
    });
  });

  describe("values", () => {
    test("exact types, signs, sizes and order arrive", async () => {
      const table: [expression: string, wire: string][] = [
        ["True", "true"],
        ["1", '["i","1"]'],
        ["1.0", '["f","1.0"]'],
        ["-0.0", '["f","-0.0"]'],
        ["float('nan')", '["f","nan"]'],
        ["-float('inf')", '["f","-inf"]'],
        ["0.1 + 0.2", '["f","0.30000000000000004"]'],
        ["2 ** 53 + 1", '["i","9007199254740993"]'],
        ["-(2 ** 64)", '["i","-0x10000000000000000"]'],
        ["1j", '["c","0.0","1.0"]'],
        ["(1, [2])", '["t",["i","1"],["l",["i","2"]]]'],
        ["{2, 10, 1}", '["s",["i","1"],["i","10"],["i","2"]]'],
        ["frozenset()", '["z"]'],
        ["{'b': 1, 'a': 2}", '["d",["b",["i","1"]],["a",["i","2"]]]'],
        ["b'\\x00\\xff'", '["b","00ff"]'],
        ["'\\ud800 \\U0001f600'", '"\\ud800 \\ud83d\\ude00"'],
        ["None", "null"],
        ["(n for n in [])", '["o","generator"]'],
        ["range(3)", '["o","range"]'],
        ["object", '["o","type"]'],
      ];
      const replies = await values(table.map(([expression]) => expression));
      expect(replies).toEqual(table.map(([, wire]) => `R ${wire}`));
    });

    test("integers beyond Python's 4,300 digits go in and out", async () => {
      const digits = "7".repeat(5_000);
      expect(
        await answer("def f(n):\n    return n - 1\n", `(0x${BigInt(digits).toString(16)},)`),
      ).toBe(`R ["i","0x${(BigInt(digits) - 1n).toString(16)}"]`);
    });

    test("an argument that was changed in place is fresh for the next call", async () => {
      await withDriver(async (handle) => {
        const source = "def f(items):\n    items.append(0)\n    return items\n";
        const expected = 'R ["l",["i","1"],["i","0"]]';
        expect(told(await loadAndCall(handle, "f", source, "([1],)"))).toBe(expected);
        expect(told(await ask(handle, "A", "([1],)"))).toBe(expected);
      });
    });

    test("recursion goes as deep as the interpreter's own limit lets it", async () => {
      const source = "def f(n):\n    return n and 1 + f(n - 1)\n";
      expect(await answer(source, "(900,)")).toBe('R ["i","900"]');
      expect(await answer(source, "(5000,)")).toMatch(/^E "RecursionError: /);
    });

    test("a raised limit serves a deep recursion without a crash", async () => {
      const source =
        "import sys\nsys.setrecursionlimit(20_000)\ndef f(n):\n    return n and 1 + f(n - 1)\n";
      expect(await answer(source, "(15_000,)")).toBe('R ["i","15000"]');
    });
  });

  test("what it prints, as text or bytes, is no part of its answer", async () => {
    const source =
      "import sys, os\ndef f():\n    print('R 2')\n    sys.stdout.buffer.write(b'\\0\\xff\\r\\n')\n    sys.stdout.flush()\n    os.write(2, b'\\0\\0\\0\\1R')\n    return 1\n";
    expect(await answer(source)).toBe('R ["i","1"]');
  });

  test("standard input is at its end", async () => {
    expect(await values(["sys.stdin.read()", "sys.stdin.buffer.read()", "input()"])).toEqual([
      'R ""',
      'R ["b",""]',
      'E "EOFError: EOF when reading a line"',
    ]);
  });

  test("line ends, tabs, a byte order mark and spaces at line ends mean what they do to Python", async () => {
    const expected = 'R ["i","1"]';
    expect(await answer("def f():\r\n\treturn 1  \r\n")).toBe(expected);
    expect(await answer("\ufeffdef f():\n    return 1")).toMatch(/^(R \["i","1"\]|S )/);
    expect(await answer("def f():\n\treturn 1\n        return 2\n")).toMatch(/^S "TabError/);
  });

  test("hash seed, time zone and encoding are fixed", async () => {
    const source = "hash('errorbar'), list({'a', 'b', 'c', 'd'})";
    const settings = await values([
      "time.tzname",
      "time.timezone",
      "locale.getpreferredencoding().lower()",
      "sys.getfilesystemencoding()",
      "sys.stdout.encoding",
      "os.getcwd()",
    ]);
    expect(settings).toEqual([
      'R ["t","UTC","UTC"]',
      'R ["i","0"]',
      'R "utf-8"',
      'R "utf-8"',
      'R "utf-8"',
      'R "/tmp"',
    ]);
    expect(await values([source])).toEqual(await values([source]));
  });
});
