import { expect, test } from "vitest";
import { listFaults } from "./plant-fault";

const seed = "a seed";

test("a fault changes one place of the entry point, and neither texts nor comments", () => {
  const source = [
    "def helper(x):",
    "    return x + 1",
    "def f(x):",
    '    """ x < 1 """  # x == 2',
    "    if x < 3:",
    "        return x * 2",
    "    return 'a + b'",
  ].join("\n");
  const faults = listFaults({ source, language: "python", entryPoint: "f", seed });
  expect(faults.map(({ words }) => words).sort()).toEqual([
    "line 5: 3 became 4",
    "line 5: < became >=",
    "line 6: * became +",
    "line 6: 2 became 3",
    "line 6: return x * 2 became return not (x * 2)",
    "line 7: return 'a + b' became return not ('a + b')",
  ]);
  expect(new Set(faults.map((fault) => fault.source)).size).toBe(6);
});

test("a Java method's returned value is changed by its type, and generics are no comparisons", () => {
  const source =
    "class S {\n  public List<Integer> f(int x) {\n    return g( x );\n  }\n  boolean g(int x) { return x > 0; }\n}";
  const plant = (entryPoint: string) =>
    listFaults({ source, language: "java", entryPoint, seed }).map(({ words }) => words);
  expect(plant("f")).toContain("line 3: return g( x ); became return null;");
  expect(plant("g")).toContain("line 5: return x > 0; became return !(x > 0);");
  expect(plant("g")).toContain("line 5: > became <=");
});

test("the same seed gives the same order, and subtle faults come last", () => {
  const planted = {
    source: "const f = (x) => {\n  let y = x + 1;\n  return y !== 2;\n}",
    language: "javascript",
    entryPoint: "f",
    seed,
  } as const;
  const kinds = listFaults(planted).map(({ kind }) => kind);
  expect(listFaults(planted)).toEqual(listFaults(planted));
  expect(kinds.slice(0, 2).sort()).toEqual(["comparison", "returned value"]);
  expect(kinds.slice(2).sort()).toEqual(["constant", "constant", "operator"]);
});
