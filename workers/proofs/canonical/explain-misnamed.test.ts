import { expect, test } from "vitest";
import { explainMisnamed } from "./explain-misnamed";

const prompt = "/* first(TESTLIST) */\nfunction first(testlist, k) {\n";
const explain = (body: string) =>
  explainMisnamed({
    prompt,
    entryPoint: "first",
    language: "javascript",
    referenceSolution: prompt + body,
  });

test("a parameter in other capitals is told, and its own name is not", () => {
  expect(explain("  return testList[k];\n}")).toBe(
    "uses testList, where the published prompt names the parameter testlist",
  );
  expect(explain("  return testlist[k];\n}")).toBeNull();
  expect(explain("  const testList = testlist;\n  return testList[k];\n}")).toBeNull();
  expect(explain("  return k; // testList\n}")).toBeNull();
});
