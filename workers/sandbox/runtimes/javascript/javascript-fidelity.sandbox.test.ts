import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { SandboxHandle, SandboxLimits } from "../../../../lib/core/ports/sandbox";
import { defaultLimits } from "../../../../lib/core/suite/default-limits";
import { formatWire } from "../../../../lib/core/values/format-wire";
import { parseWire } from "../../../../lib/core/values/parse-wire";
import type { Value } from "../../../../lib/core/values/value";
import {
  type BubblewrapBackend,
  missingForSandbox,
  openBubblewrapBackend,
} from "../../bubblewrap-backend";
import { ask, loadAndCall, type Reply } from "../../conformance/driver-session";
import { sandboxTestHome } from "../../test-support/sandbox-test-home";
import { arbitraryValue } from "./test-support/arbitrary-value";

const limits: SandboxLimits = { ...defaultLimits, cpuMsPerTest: 1_000, wallMsPerTest: 30_000 };
const told = (reply: Reply) =>
  reply.kind === "ended" ? reply.reason : `${reply.status} ${reply.text}`;
const one = '["f","1.0"]';
const unbound = 'B "the submission defines no callable f"';
/** Answers with what a piece of source comes to. */
const evaluator = "const f = (text) => (0, eval)(text);\n";

describe.skipIf(missingForSandbox().length > 0)("what JavaScript submissions mean", () => {
  let backend: BubblewrapBackend;
  beforeAll(async () => {
    backend = await openBubblewrapBackend({ home: sandboxTestHome, slots: 1 });
    // The first sandbox of a language builds its image, 130 MB of it.
    await withDriver(async () => {});
  }, 240_000);
  afterAll(() => backend?.close());

  async function withDriver<T>(use: (handle: SandboxHandle) => Promise<T>): Promise<T> {
    const handle = await backend.acquire("javascript", limits, "driver");
    try {
      return await use(handle);
    } finally {
      await handle.dispose();
    }
  }

  /** Status and text of `f(…)`, or how it ended. */
  const answer = (source: string, tuple = '["t"]'): Promise<string> =>
    withDriver(async (handle) => told(await loadAndCall(handle, "f", source, tuple)));

  /** Each expression by itself, in one sandbox. */
  async function values(expressions: string[]): Promise<string[]> {
    return withDriver(async (handle) => {
      expect(told(await ask(handle, "L", "f", evaluator))).toMatch(/^L /);
      const replies: string[] = [];
      for (const text of expressions) {
        replies.push(told(await ask(handle, "A", `["t",${JSON.stringify(text)}]`)));
      }
      return replies;
    });
  }

  test.each<[string, string, string]>([
    ["a function", "function f() {\n  return 1;\n}\n", `R ${one}`],
    ["a constant", "const f = () => 1;\n", `R ${one}`],
    ["an undeclared name", "f = () => 1;\n", `R ${one}`],
    ["an export", "exports.f = () => 1;\n", `R ${one}`],
    [
      "an object of exports, whose methods know it",
      "module.exports = { one: 1, f() { return this.one; } };\n",
      `R ${one}`,
    ],
    ["the only export", "module.exports = () => 1;\n", `R ${one}`],
    [
      "an ES module",
      'import { join } from "node:path";\nimport os from "os";\nexport const f = () => join(typeof os.cpus, "1");\n',
      'R "function/1"',
    ],
    ["a default export", "export default function () {\n  return 1;\n}\n", `R ${one}`],
    ["a module that exports nothing", "import 'fs';\nconst f = () => 1;\n", `R ${one}`],
    ["a module that waits", "const n = await 1;\nconst f = () => n;\n", `R ${one}`],
    [
      "a method of class Solution",
      "class Solution {\n  f() {\n    return 1;\n  }\n}\n",
      `R ${one}`,
    ],
    [
      "a static method of it",
      "module.exports = class Solution {\n  static f = () => 1;\n};\n",
      `R ${one}`,
    ],
    [
      "a function before a method",
      "class Solution {\n  f() {\n    return 2;\n  }\n}\nconst f = () => 1;\n",
      `R ${one}`,
    ],
    ["another name", "const g = () => 1;\n", unbound],
    ["a number of that name", "const f = 1;\n", unbound],
    ["an async function", "async function f() {\n  return 1;\n}\n", `R ${one}`],
    [
      "one that really waits",
      "const f = () => new Promise((done) => setTimeout(done, 5, 1));\n",
      `R ${one}`,
    ],
    [
      "one that fails",
      "const f = async () => null.x;\n",
      "E \"TypeError: Cannot read properties of null (reading 'x')\"",
    ],
    ["one that never ends", "const f = async () => {\n  for (;;) await 0;\n};\n", "cpu-limit"],
    ["one that nothing will ever settle", "const f = () => new Promise(() => {});\n", "exited"],
    [
      "an error after its answer",
      "const f = () => {\n  Promise.reject(new Error('late'));\n  return 1;\n};\n",
      'E "Error: late"',
    ],
    [
      "a guarded main program, which is not run",
      "const f = () => 1;\nif (require.main === module || !module.parent) process.exit(1);\n",
      `R ${one}`,
    ],
    ["an exit", "const f = () => process.exit(0);\n", 'X ""'],
    [
      "a package that its suite does not list",
      "const f = () => {\n  try {\n    require('lodash');\n  } catch (error) {\n    return error.code;\n  }\n};\n",
      'R "MODULE_NOT_FOUND"',
    ],
    ["what is no program", "const f = () => {\n", 'S "SyntaxError: Unexpected end of input"'],
    [
      "what is no module",
      "import 'fs';\nconst f = () => {\n",
      'S "SyntaxError: Unexpected end of input"',
    ],
    [
      "a recursion without an end",
      "const f = () => f() + 1;\n",
      'E "RangeError: Maximum call stack size exceeded"',
    ],
  ])("binds or refuses %s", async (_name, source, expected) => {
    expect(await answer(source)).toBe(expected);
  });

  test("exact types, signs, sizes and order arrive, and what is no plain data is opaque", async () => {
    const table: [expression: string, wire: string][] = [
      ["1", one],
      ["-0", '["f","-0.0"]'],
      ["NaN", '["f","nan"]'],
      ["-Infinity", '["f","-inf"]'],
      ["0.1 + 0.2", '["f","0.30000000000000004"]'],
      ["5e-324", '["f","5e-324"]'],
      ["2 ** 53 + 2", '["f","9007199254740994.0"]'],
      ["1e21", '["f","1e+21"]'],
      ["2n ** 53n + 1n", '["x","bigint",["i","9007199254740993"]]'],
      ["-(2n ** 64n)", '["x","bigint",["i","-0x10000000000000000"]]'],
      ["undefined", '["u"]'],
      ["null", "null"],
      ["[undefined, null, , 1]", `["l",["u"],null,["u"],${one}]`],
      ["({ b: undefined, a: null })", '["d",["b",["u"]],["a",null]]'],
      ["({ 2: 1, 1: 1, x: 1 })", `["d",["1",${one}],["2",${one}],["x",${one}]]`],
      ["JSON.parse('{\"__proto__\": 1}')", `["d",["__proto__",${one}]]`],
      ["Object.create(null)", '["d"]'],
      ["new Map([[1, 1], ['a', []]])", `["x","map",["d",[${one},${one}],["a",["l"]]]]`],
      ["new Set([3, 1])", `["s",["f","3.0"],${one}]`],
      ["new Date(1)", `["x","date",${one}]`],
      ["new Date(NaN)", '["x","date",["f","nan"]]'],
      ["Buffer.from('ff00', 'hex')", '["b","ff00"]'],
      ["'a\\ud800\\0\\u{1f600}'", '"a\\ud800\\u0000😀"'],
      ["'ab1'.match(/[a-z]/)", '["l","a"]'],
      ["Symbol('s')", '["o","symbol"]'],
      ["Math.max", '["o","function"]'],
      ["new (class Point {})()", '["o","Point"]'],
      ["(function* () {})()", '["o","Generator"]'],
      ["new Proxy({}, {})", '["o","Proxy"]'],
      ["/x/", '["o","RegExp"]'],
      ["new Number(1)", '["o","Number"]'],
      ["new Error('e')", '["o","Error"]'],
      ["new Float64Array(1)", '["o","Float64Array"]'],
      ["[Promise.resolve(1)]", '["l",["o","Promise"]]'],
      ["({ get x() { throw 1; } })", '["d",["x",["o","accessor"]]]'],
      ["new (class List extends Array {})()", '["o","List"]'],
      ["(function () { return arguments; })(1)", '["o","Arguments"]'],
      ["Object.defineProperty([], 0, { get() {} })", '["l",["o","accessor"]]'],
    ];
    const replies = await values(table.map(([expression]) => expression));
    expect(replies).toEqual(table.map(([, wire]) => `R ${wire}`));
  });

  test("patched builtins change neither what goes in nor what comes out", async () => {
    const patches = [
      "JSON.stringify = JSON.parse = () => 0",
      "Array.prototype[Symbol.iterator] = null",
      "Object.defineProperty(Array.prototype, 0, { set() {}, get: () => 7, configurable: true })",
      "Object.defineProperty(Object.prototype, 'a', { set() {}, configurable: true })",
      "Object.prototype.value = Object.prototype.toJSON = () => 7",
      "Map.prototype.set = Set.prototype.add = Map.prototype.forEach = () => {}",
      "String.prototype.slice = String.prototype.indexOf = () => ''",
      "Reflect.apply = Reflect.ownKeys = Object.hasOwn = () => {}",
      "Buffer.from = TextEncoder.prototype.encode = TextDecoder.prototype.decode = () => ''",
      "Promise.prototype.then = Function.prototype.call = Function.prototype.apply = () => {}",
    ];
    const source = `${patches.join(";\n")};\nconst f = async (given) => given;\n`;
    const text = `["d",["a",["l",["f","-0.0"],["u"]]],["m",["x","map",["d",[${one},["s","k"]]]]]]`;
    expect(await answer(source, `["t",${text}]`)).toBe(`R ${text}`);
  });

  test("any plain value goes in and comes out as it was", async () => {
    const sent = fc.sample(arbitraryValue, { numRuns: 400, seed: 5 });
    const reply = await answer(
      "const f = (given) => given;\n",
      tupleOf({ kind: "list", items: sent }),
    );
    expect(reply.slice(0, 2)).toBe("R ");
    const returned = parseWire(reply.slice(2));
    expect(returned.kind === "list" && returned.items.length).toBe(sent.length);
    if (returned.kind === "list")
      expect(returned.items.map(formatWire)).toEqual(sent.map(formatWire));
  });

  test("a value nested a hundred deep arrives, a deeper one is opaque there, a cycle ends", async () => {
    const nest = (depth: number, inner: string) =>
      `${'["l",'.repeat(depth)}${inner}${"]".repeat(depth)}`;
    const deep = (depth: number) =>
      `Array.from({ length: ${depth} }).reduce((inner) => [inner], 1)`;
    const replies = await values([
      deep(100),
      deep(101),
      "const loop = {}; loop.loop = loop",
      "Array.from({ length: 100 }).reduce((inner) => [inner], new Date(0))",
    ]);
    expect(replies[0]).toBe(`R ${nest(100, one)}`);
    expect(replies[1]).toBe(`R ${nest(100, '["o","too deep"]')}`);
    expect(() => parseWire(replies[2]?.slice(2) ?? "")).not.toThrow();
    expect(replies[3]).toBe(`R ${nest(100, '["o","too deep"]')}`);
  });

  test("an argument that was changed in place is fresh for the next call", async () => {
    await withDriver(async (handle) => {
      const source = "const f = (items) => {\n  items.push(0);\n  return items;\n};\n";
      const expected = `R ["l",${one},["f","0.0"]]`;
      expect(told(await loadAndCall(handle, "f", source, `["t",["l",${one}]]`))).toBe(expected);
      expect(told(await ask(handle, "A", `["t",["l",${one}]]`))).toBe(expected);
    });
  });

  /** Ways around require to a file's own code. */
  const backDoors = [
    "((path) => module.constructor._extensions['.js'](new module.constructor(path), path))",
    "((path) => require.extensions['.js'](new module.constructor(path), path))",
    "((path) => require.extensions['.json'](new module.constructor(path), path))",
    "((path) => new module.constructor(path).load(path))",
  ];
  const misleading = [
    "module.constructor._resolveFilename = () => 'fs'",
    "module.constructor._findPath = () => 'fs'",
    "String.prototype.startsWith = () => true",
    "String.prototype[Symbol.split] = () => ['path']",
  ];
  test("what a suite does not list is refused, whichever way it is asked for", async () => {
    const asked = [
      "require('fs')",
      "require('node:fs/promises')",
      "require('./own')",
      "require('/errorbar/wire.cjs')",
      "import('fs')",
      "new Function('return import(\"node:fs\")')()",
      "(0, eval)('import(\"fs\")')",
      "module.require('fs')",
      "module.constructor._load('fs')",
      "module.constructor.createRequire('/tmp/x.js')('fs')",
      "require.main.require('fs')",
      "process.getBuiltinModule('fs')",
      "process.binding('fs')",
      "process.dlopen({ exports: {} }, '/tmp/x.node')",
      ...backDoors.map((door) => `${door}("/tmp/own.js")`),
      ...backDoors.map((door) => `${door}("/errorbar/node_modules/lodash/lodash.js")`),
      "require('module')",
      "module.constructor.registerHooks({})",
      "module.constructor.register('data:text/javascript,')",
      "new Function('return import(\"data:text/javascript,\")')()",
    ];
    const source =
      "const f = (text) => new Function('require', 'module', 'return ' + text)(require, module);\n";
    await withDriver(async (handle) => {
      await ask(handle, "P", '["path","lodash"]');
      await ask(handle, "L", "f", source);
      const call = async (text: string) =>
        told(await ask(handle, "A", `["t",${JSON.stringify(text)}]`));
      for (const text of asked) expect(await call(text), text).toMatch(/^I "/);
      expect(await call("require('node:path').join('a', 'b')")).toBe('R "a/b"');
      expect(await call("import('path').then(({ join }) => join('a', 'b'))")).toBe('R "a/b"');
      expect(await call("require('lodash').last([1])")).toBe(`R ${one}`);
      // Last, for they change what names and files come to.
      for (const change of misleading) {
        expect(await call(`(${change}, typeof require('path').join)`)).toBe('R "function"');
        expect(await call("require('fs')"), change).toBe('I "fs"');
        expect(await call("require('node:fs')"), change).toBe('I "fs"');
      }
    });
  });

  test("a suite may list what it allows with the prefix of Node's own packages", async () => {
    await withDriver(async (handle) => {
      expect(told(await ask(handle, "P", '["node:path"]'))).toBe('L ""');
      const source = "const f = () => require('path').join('a', require('node:path').sep);\n";
      expect(told(await ask(handle, "L", "f", source))).toBe('L ""');
      expect(told(await ask(handle, "A", '["t"]'))).toBe('R "a/"');
    });
  });

  test("a suite may list the packages that published solutions import", async () => {
    await withDriver(async (handle) => {
      expect(told(await ask(handle, "P", '["js-md5"]'))).toBe('L ""');
      expect(
        told(await ask(handle, "L", "f", "const f = (text) => require('js-md5')(text);\n")),
      ).toBe('L ""');
      // The published example of HumanEval's task 162.
      const digest = "3e25960a79dbc69b674cd4ec67a72c62";
      expect(told(await ask(handle, "A", '["t","Hello world"]'))).toBe(`R "${digest}"`);
    });
  });

  test("without a list its own files can be loaded, and what the image has cannot", async () => {
    const source =
      "require('fs').writeFileSync('/tmp/own.js', 'module.exports = 1');\n" +
      "const f = (text) => new Function('require', 'module', 'return ' + text)(require, module);\n" +
      "const g = (path) => import(path);\n";
    const lodash = "/errorbar/node_modules/lodash/lodash.js";
    await withDriver(async (handle) => {
      await ask(handle, "L", "f", source);
      const call = async (text: string) =>
        told(await ask(handle, "A", `["t",${JSON.stringify(text)}]`));
      expect(await call("require('./own')")).toBe(`R ${one}`);
      expect(await call("require('lodash')")).toContain("Cannot find module");
      for (const path of [lodash, `/tmp/..${lodash}`, `/proc/self/root${lodash}`]) {
        for (const door of ["require", ...backDoors]) {
          const asked = `${door}(${JSON.stringify(path)})`;
          expect(await call(asked), asked).toMatch(/^I ".*lodash.js"$/);
        }
      }
    });
    await withDriver(async (handle) => {
      await ask(handle, "L", "g", source);
      for (const path of [
        lodash,
        `file://${lodash}`,
        `..${lodash}`,
        `file:///%65${lodash.slice(2)}`,
      ]) {
        expect(told(await ask(handle, "A", `["t","${path}"]`)), path).toMatch(/^I ".*lodash.js"$/);
      }
    });
  });

  test.each([
    ["a script", "const fs = require('fs');\nconst f = () => 1;\n"],
    ["a module", "import { join } from 'path';\nimport fs from 'fs';\nexport const f = () => 1;\n"],
    ["a module that waits for it", "const fs = await import('node:fs');\nconst f = () => 1;\n"],
  ])("%s that needs an unlisted package is not loaded", async (_name, source) => {
    await withDriver(async (handle) => {
      expect(told(await ask(handle, "P", '["path"]'))).toBe('L ""');
      expect(told(await ask(handle, "L", "f", source))).toBe('I "fs"');
    });
  });

  test("the machine looks the same every time", async () => {
    const expressions = [
      "new Date(0).getTimezoneOffset()",
      "Intl.DateTimeFormat().resolvedOptions().timeZone",
      "process.cwd()",
      "Math.random()",
    ];
    const first = await values(expressions);
    expect(first.slice(0, 3)).toEqual(['R ["f","0.0"]', 'R "UTC"', 'R "/tmp"']);
    expect(await values(["Math.random()"])).toEqual([first[3]]);
  });

  test("what it prints is no part of its answer, and standard input is at its end", async () => {
    const source =
      "const fs = require('fs');\nconst f = () => {\n  console.log('R 2');\n  fs.writeSync(2, Buffer.from([0, 255, 13, 10]));\n  return fs.readFileSync(0, 'utf8');\n};\n";
    expect(await answer(source)).toBe('R ""');
  });
});

const tupleOf = (...items: Value[]) => formatWire({ kind: "tuple", items });
