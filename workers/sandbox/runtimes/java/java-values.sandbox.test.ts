import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { SandboxHandle } from "../../../../lib/core/ports/sandbox";
import { defaultLimits } from "../../../../lib/core/suite/default-limits";
import { formatWire } from "../../../../lib/core/values/format-wire";
import { parseWire } from "../../../../lib/core/values/parse-wire";
import type { BoxedType, Value } from "../../../../lib/core/values/value";
import {
  type BubblewrapBackend,
  missingForSandbox,
  openBubblewrapBackend,
} from "../../bubblewrap-backend";
import { ask } from "../../conformance/driver-session";
import { sandboxTestHome } from "../../test-support/sandbox-test-home";

const missing = missingForSandbox();
const limits = {
  ...defaultLimits,
  cpuMsPerTest: 20_000,
  cpuMsTotal: 60_000,
  wallMsPerTest: 60_000,
};

describe.skipIf(missing.length > 0)("values of Java", { timeout: 120_000 }, () => {
  let backend: BubblewrapBackend;
  let handle: SandboxHandle;
  beforeAll(async () => {
    backend = await openBubblewrapBackend({ home: sandboxTestHome, slots: 2 });
    handle = await backend.acquire("java", limits, "driver");
  }, 240_000);
  afterAll(async () => {
    await handle?.dispose();
    await backend?.close();
  });

  /** Loads a class body of static methods, of which `solve` will be asked. */
  async function load(body: string): Promise<string> {
    const source = `import java.math.*; import java.util.*; import java.util.stream.*; import org.javatuples.*;\nclass Solution {\n${body}\n}`;
    const compiled = await backend.compile("java", {
      program: "driver",
      entryPoint: "solve",
      source,
    });
    if (compiled.kind !== "compiled") throw new Error(JSON.stringify(compiled));
    return said(await ask(handle, "L", "solve", compiled.text));
  }

  const call = async (...items: string[]) =>
    said(await ask(handle, "A", `["t"${items.map((item) => `,${item}`).join("")}]`));

  test("travel by their exact type", async () => {
    const cases: [expression: string, wire: string][] = [
      ["null", "null"],
      ["true", "true"],
      ["Integer.MAX_VALUE + 1", '["i","-2147483648"]'],
      ["Long.MIN_VALUE", '["x","long",["i","-9223372036854775808"]]'],
      ["(short) -1", '["x","short",["i","-1"]]'],
      ["(byte) 200", '["x","byte",["i","-56"]]'],
      ["'x'", '["x","char","x"]'],
      ["'\\ud83d'", '["x","char","\\ud83d"]'],
      ['"\\ud83d\\ude00 é\\n\\""', '"\\ud83d\\ude00 \\u00e9\\u000a\\u0022"'],
      ["-0.0", '["f","-0.0"]'],
      ["0.0 / 0", '["f","nan"]'],
      ["-1 / 0.0", '["f","-inf"]'],
      ["1e300", '["f","1.0e300"]'],
      // The nearest float to a tenth, exactly.
      ["0.1f", '["x","float",["f","0.10000000149011612"]]'],
      ["1 / 3", '["i","0"]'],
      ["BigInteger.TWO.pow(70)", '["x","big-integer",["i","0x400000000000000000"]]'],
      ['new BigDecimal("1.50")', '["x","big-decimal","1.50"]'],
      ["List.of(1, 2)", '["l",["i","1"],["i","2"]]'],
      ["new ArrayList<>(List.of(1))", '["l",["i","1"]]'],
      ["new LinkedList<>(List.of(1))", '["l",["i","1"]]'],
      ["Arrays.asList(1, null)", '["l",["i","1"],null]'],
      ["Collections.unmodifiableList(new ArrayList<>(List.of(1)))", '["l",["i","1"]]'],
      ["new ArrayList<>(List.of(1, 2, 3)).subList(1, 2)", '["l",["i","2"]]'],
      ["Stream.of(1).toList()", '["l",["i","1"]]'],
      ["Stream.of(1).collect(Collectors.toList())", '["l",["i","1"]]'],
      ["List.of()", '["l"]'],
      ["new int[] {1, 2}", '["x","array",["l",["i","1"],["i","2"]]]'],
      [
        "new int[][] {{1}, {}}",
        '["x","array",["l",["x","array",["l",["i","1"]]],["x","array",["l"]]]]',
      ],
      ['new String[] {"a", null}', '["x","array",["l","a",null]]'],
      ["new long[] {1}", '["x","array",["l",["x","long",["i","1"]]]]'],
      ['"ab".toCharArray()', '["x","array",["l",["x","char","a"],["x","char","b"]]]'],
      // Sorted by their texts, whatever order they have here.
      ["new LinkedHashSet<>(List.of(3, 1, 2))", '["s",["i","1"],["i","2"],["i","3"]]'],
      ["Set.of(2, 1)", '["s",["i","1"],["i","2"]]'],
      ['new LinkedHashMap<>(Map.of("b", 1))', '["d",["b",["i","1"]]]'],
      ['new TreeMap<>(Map.of(2, "b", 1, "a"))', '["d",[["i","1"],"a"],[["i","2"],"b"]]'],
      ["Optional.of(1)", '["x","optional",["l",["i","1"]]]'],
      ["Optional.empty()", '["x","optional",["l"]]'],
      ['Pair.with(1, "a")', '["t",["i","1"],"a"]'],
      ["Triplet.with(1, 2, 3).setAt1(null)", '["t",["i","1"],null,["i","3"]]'],
      // A class of one's own is no plain data, unless it leaves all as it was.
      ["new HashMap<>() {{ put(1, 2); }}", '["d",[["i","1"],["i","2"]]]'],
      [
        "new ArrayList<>(List.of(1)) { public Iterator<Integer> iterator() { return null; } }",
        '["o","Solution$2"]',
      ],
      ["new Own(1)", '["o","Solution$Own"]'],
      ['new StringBuilder("a")', '["o","java.lang.StringBuilder"]'],
      ["new ArrayDeque<>(List.of(1))", '["o","java.util.ArrayDeque"]'],
      ["OptionalInt.of(1)", '["o","java.util.OptionalInt"]'],
      ["new HashMap<>(Map.of(1, 2)).values()", '["o","java.util.HashMap$Values"]'],
    ];
    const lines = cases.map(([expression], index) => `case ${index}: return ${expression};`);
    await load(
      `record Own(int number) {}\nstatic Object solve(int which) { switch (which) { ${lines.join("\n")} default: return null; } }`,
    );
    for (const [index, [expression, wire]] of cases.entries()) {
      expect(await call(`["i","${index}"]`), expression).toBe(`R ${wire}`);
    }
  });

  test("nest as deep as the wire allows, and no deeper", async () => {
    await load(
      "static Object solve(int depth) { Object value = 1; for (int at = 0; at < depth; at++) value = List.of(value); return value; }",
    );
    const nested = (depth: number, inner: string) =>
      `R ${'["l",'.repeat(depth)}${inner}${"]".repeat(depth)}`;
    expect(await call('["i","100"]')).toBe(nested(100, '["i","1"]'));
    expect(await call('["i","101"]')).toBe(
      nested(100, '["o","java.util.ImmutableCollections$List12"]'),
    );
  });

  test("that travel in a box nest no deeper either, box and all", async () => {
    const values: [expression: string, wire: string, name: string][] = [
      ["1L", '["x","long",["i","1"]]', "java.lang.Long"],
      ["'x'", '["x","char","x"]', "java.lang.Character"],
      ["BigDecimal.ONE", '["x","big-decimal","1"]', "java.math.BigDecimal"],
      ["new int[] {1}", '["x","array",["l",["i","1"]]]', "[I"],
      ["Optional.of(1)", '["x","optional",["l",["i","1"]]]', "java.util.Optional"],
    ];
    await load(
      `static Object solve(int which, int depth) { Object value = List.of(${values.map(([expression]) => expression).join(", ")}).get(which); for (int at = 0; at < depth; at++) value = List.of(value); return value; }`,
    );
    for (const [index, [, wire, name]] of values.entries()) {
      const levels = wire.includes('["l"') ? 2 : 1;
      const deepest = 100 - levels;
      const reply = async (depth: number) =>
        (await call(`["i","${index}"]`, `["i","${depth}"]`)).slice(2);
      for (const [depth, inner] of [
        [deepest, wire],
        [deepest + 1, `["o","${name}"]`],
        [100, `["o","${name}"]`],
      ] as const) {
        const text = await reply(depth);
        expect(text).toBe('["l",'.repeat(depth) + inner + "]".repeat(depth));
        expect(formatWire(parseWire(text))).toBe(text);
      }
    }
  });

  test("end by the limit of a reply, however they grow", async () => {
    await load(
      "static Object solve() { List<Object> list = new ArrayList<>(); list.add(list); list.add(list); return list; }",
    );
    expect(await call()).toBe("O ");
    await load("static Object solve() { return Collections.nCopies(1 << 30, 1); }");
    expect(await call()).toBe("O ");
    await load('static Object solve() { return "x".repeat(1 << 20); }');
    expect(await call()).toBe("O ");
  });

  test("come in as the parameter's type has it", async () => {
    const seen = async (parameter: string, ...items: string[]) => {
      await load(
        `static String solve(${parameter} x) { Object seen = x; return seen == null ? "null" : seen.getClass().getSimpleName() + " " + (seen instanceof Object[] ? Arrays.deepToString((Object[]) seen) : String.valueOf(seen)); }`,
      );
      return call(...items);
    };
    const one = '["i","1"]';
    const long = '["x","long",["i","1"]]';
    for (const [parameter, item, answer] of [
      ["int", one, "Integer 1"],
      ["long", one, "Long 1"],
      ["long", long, "Long 1"],
      ["Long", one, "Long 1"],
      ["double", one, "Double 1.0"],
      ["short", one, "Short 1"],
      ["Object", one, "Integer 1"],
      ["Object", long, "Long 1"],
      ["Number", '["f","1.0"]', "Double 1.0"],
      ["Object", '["i","2147483648"]', "Long 2147483648"],
      ["Object", '["i","0x8000000000000000"]', "BigInteger 9223372036854775808"],
      ["BigInteger", one, "BigInteger 1"],
      ["float", '["x","float",["f","0.10000000149011612"]]', "Float 0.1"],
      ["float", '["f","0.5"]', "Float 0.5"],
      ["char", '["x","char","a"]', "Character a"],
      ["char", '"a"', "Character a"],
      ["BigDecimal", '["x","big-decimal","1.50"]', "BigDecimal 1.50"],
      ["List<Long>", `["l",${one}]`, "ArrayList [1]"],
      ["ArrayList<List<Integer>>", `["l",["l",${one}]]`, "ArrayList [[1]]"],
      ["Deque<Integer>", `["l",${one}]`, "LinkedList [1]"],
      ["int[][]", `["l",["l",${one}]]`, "int[][] [[1]]"],
      ["Integer[]", `["l",${one},null]`, "Integer[] [1, null]"],
      ["List<int[]>[]", '["l"]', "List[] []"],
      ["Set<String>", '["s","a"]', "HashSet [a]"],
      ["SortedMap<String, Long>", `["d",["b",${one}],["a",${one}]]`, "TreeMap {a=1, b=1}"],
      ["Optional<String>", '["x","optional",["l","a"]]', "Optional Optional[a]"],
      ["Pair<Long, Float>", `["t",${long},["x","float",["f","0.5"]]]`, "Pair [1, 0.5]"],
      ["String", "null", "null"],
    ] as const) {
      expect(await seen(parameter, item), parameter).toBe(`R "${answer}"`);
    }
    for (const [parameter, item] of [
      ["int", '["i","2147483648"]'],
      ["int", "null"],
      ["int", '["f","1.0"]'],
      ["float", '["f","0.1"]'],
      ["boolean", one],
      ["String", one],
      ["Set<Integer>", `["l",${one}]`],
      ["List<Integer>", '["l","a"]'],
      ["Solution", "true"],
    ] as const) {
      expect(await seen(parameter, item), parameter).toMatch(
        /^E "errorbar.Decoder\$DoesNotFit: no/,
      );
    }
  });

  test("choose among overloads by number and type", async () => {
    await load(
      'static String solve(int x) { return "int"; } static String solve(long x) { return "long"; } static String solve(Object x) { return "object"; } static String solve(int x, int y) { return "two"; } static String solve(String x, int... more) { return "more " + more.length; }',
    );
    expect(await call('["i","1"]')).toBe('R "int"');
    expect(await call('["x","long",["i","1"]]')).toBe('R "long"');
    expect(await call('["l"]')).toBe('R "object"');
    expect(await call('["i","1"]', '["i","2"]')).toBe('R "two"');
    expect(await call('"a"', '["i","1"]', '["i","2"]')).toBe('R "more 2"');
    expect(await call('["i","1"]', '["i","2"]', '["i","3"]')).toMatch(/^E /);
  });

  test("are made anew for every call, while the class keeps its own", async () => {
    await load("static int calls; static int solve(int[] x) { return 10 * ++calls + ++x[0]; }");
    expect(await call('["x","array",["l",["i","1"]]]')).toBe('R ["i","12"]');
    expect(await call('["x","array",["l",["i","1"]]]')).toBe('R ["i","22"]');
  });

  test("that are equal texts are one object, as literals of a test program are", async () => {
    await load(
      'static boolean solve(String x, List<String> y) { return x == "a" && y.get(0) == x; }',
    );
    expect(await call('"a"', '["l","a"]')).toBe("R true");
  });

  test("that are thrown are described, never read as answers", async () => {
    await load(
      'static int solve(int x) { if (x == 0) return solve(x); if (x == 1) throw new OutOfMemoryError("claimed"); return 1 / (x - x); }',
    );
    expect(await call('["i","0"]')).toBe('E "java.lang.StackOverflowError"');
    expect(await call('["i","1"]')).toBe("M ");
    expect(await call('["i","2"]')).toBe('E "java.lang.ArithmeticException: / by zero"');
    expect(
      await load("static int broken = 1 / (int) 0L; static int solve() { return broken; }"),
    ).toBe('E "java.lang.ArithmeticException: / by zero"');
  });

  test("need something that can be called", async () => {
    expect(await load("private static int solve() { return 1; }")).toMatch(/^B "no class/);
    expect(await load("Solution(int x) {} int solve() { return 1; }")).toMatch(
      /^B "Solution has no constructor/,
    );
    expect(await load("interface Rule { int solve(); }")).toMatch(/^B /);
  });

  test("recurse ten times as deep as Java's own stack lets them", async () => {
    await load("static int solve(int depth) { return depth == 0 ? 0 : 1 + solve(depth - 1); }");
    expect(await call('["i","60000"]')).toBe('R ["i","60000"]');
  });

  test("come back as they went, whatever they are", async () => {
    await load("static Object solve(Object x) { return x; }");
    await fc.assert(
      fc.asyncProperty(anyValue, async (value) => {
        const reply = await call(formatWire(value));
        expect(canonical(parseWire(reply.slice(2)))).toBe(canonical(value));
      }),
      { numRuns: 300 },
    );
  });
});

/** Loading refuses what the suite doesn't allow: in a sandbox of its own, since a list stays. */
describe.skipIf(missing.length > 0)("packages that are allowed", { timeout: 120_000 }, () => {
  let backend: BubblewrapBackend;
  beforeAll(async () => {
    backend = await openBubblewrapBackend({ home: sandboxTestHome, slots: 2 });
  }, 240_000);
  afterAll(() => backend?.close());

  async function answer(source: string): Promise<string> {
    const compiled = await backend.compile("java", { program: "driver", entryPoint: "f", source });
    if (compiled.kind !== "compiled") throw new Error(JSON.stringify(compiled));
    const handle = await backend.acquire("java", limits, "driver");
    try {
      expect(said(await ask(handle, "P", '["java.util"]'))).toBe("L ");
      const loaded = said(await ask(handle, "L", "f", compiled.text));
      return loaded === "L " ? said(await ask(handle, "A", '["t"]')) : loaded;
    } finally {
      await handle.dispose();
    }
  }

  test.each([
    [
      "what is listed, what lies below it, and the language's own",
      'import java.util.*; import java.util.stream.*; class A { record R(int x) {} static Object f() { System.out.println("x" + new R(1)); return List.of(1).stream().map(n -> n + 1).collect(Collectors.toList()); } }',
      'R ["l",["i","2"]]',
    ],
    [
      "nothing else",
      'class A { static Object f() { return new java.io.File("/").list(); } }',
      'I "java.io"',
    ],
    [
      "nothing that is only named in a signature of an array",
      "class A { static Object f() { return new java.math.BigInteger[1][1]; } }",
      'I "java.math"',
    ],
    [
      "nothing by its name at run time, though the submission hides it",
      'class A { static Object f() { try { return Class.forName("java.net.URI").getName(); } catch (Throwable hidden) { return 1; } } }',
      'I "java.net"',
    ],
    [
      "no way around the loader",
      'class A { static Object f() throws Exception { return ClassLoader.getPlatformClassLoader().loadClass("java.net.URI").getName(); } }',
      'I "java.lang.ClassLoader"',
    ],
    [
      "no lookup, which finds classes without the loader",
      'class A { static Object f() throws Exception { return java.lang.invoke.MethodHandles.publicLookup().findClass("java.net.URI").getName(); } }',
      'I "java.lang.invoke.MethodHandles"',
    ],
    [
      "no lookup that is handed on as a method",
      "import java.util.function.*; import java.lang.invoke.*; class A { static Object f() throws Exception { Supplier<MethodHandles.Lookup> get = MethodHandles::publicLookup; return get.get() == null; } }",
      'I "java.lang.invoke.MethodHandles"',
    ],
    [
      "what the compiler itself makes of lambdas, records and joined texts",
      'import java.util.function.*; class A { record R(int x) {} static Object f() { UnaryOperator<String> twice = x -> x + x; Supplier<R> r = () -> new R(1); return twice.apply("a" + r.get().x()) + r.get().equals(r.get()); } }',
      'R "a1a1true"',
    ],
  ])("take %s", async (_what, source, reply) => {
    expect(await answer(source)).toBe(reply);
  });
});

function said(reply: Awaited<ReturnType<typeof ask>>): string {
  return reply.kind === "answer" ? `${reply.status} ${reply.text}` : reply.reason;
}

const boxed = (type: BoxedType, value: Value): Value => ({ kind: "boxed", type, value });
const integer = (value: bigint): Value => ({ kind: "int", value });
const string = (value: string): Value => ({ kind: "string", value });
const ints = (bits: number) =>
  fc.bigInt({ min: -(2n ** BigInt(bits - 1)), max: 2n ** BigInt(bits - 1) - 1n }).map(integer);

/** Plain data that Java tells apart; containers hold no two equal keys or items of a set. */
const anyValue = fc.letrec<{ value: Value }>((tie) => {
  const items = fc.array(tie("value"), { maxLength: 4 });
  const distinct = items.map((list) => [
    ...new Map(list.map((item) => [canonical(item), item])).values(),
  ]);
  return {
    value: fc.oneof(
      { maxDepth: 4 },
      fc.constant<Value>({ kind: "none" }),
      fc.boolean().map((value): Value => ({ kind: "bool", value })),
      fc.string({ unit: "binary" }).map(string),
      fc.double().map((value): Value => ({ kind: "float", value })),
      fc.float().map((value) => boxed("float", { kind: "float", value })),
      ints(32),
      ints(64).map((value) => boxed("long", value)),
      ints(16).map((value) => boxed("short", value)),
      ints(8).map((value) => boxed("byte", value)),
      ints(200).map((value) => boxed("big-integer", value)),
      fc
        .integer({ min: 0, max: 0xffff })
        .map((code) => boxed("char", string(String.fromCharCode(code)))),
      fc.integer().map((value) => boxed("big-decimal", string(`${value}.50`))),
      items.map((list): Value => ({ kind: "list", items: list })),
      items.map((list) => boxed("array", { kind: "list", items: list })),
      distinct.map((list): Value => ({ kind: "set", items: list })),
      distinct.map((list): Value => ({ kind: "dict", entries: list.map((item) => [item, item]) })),
      fc
        .array(tie("value"), { minLength: 1, maxLength: 10 })
        .map((list): Value => ({ kind: "tuple", items: list })),
      tie("value").map((value) =>
        boxed("optional", { kind: "list", items: value.kind === "none" ? [] : [value] }),
      ),
    ),
  };
}).value;

/** Wire text in which sets and mappings have one order. */
function canonical(value: Value): string {
  return JSON.stringify(sort(JSON.parse(formatWire(value))));
}

function sort(wire: unknown): unknown {
  if (!Array.isArray(wire)) return wire;
  const parts = wire.map(sort);
  if (wire[0] !== "s" && wire[0] !== "d") return parts;
  const texts = parts.slice(1).map((part) => JSON.stringify(part));
  return [parts[0], ...texts.sort()];
}
