/** The files of a new base problem by path inside its folder, to be written over. */
export function baseScaffold(id: string): Record<string, string> {
  const name = id.replaceAll("-", "_");
  const camel = id.replaceAll(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
  const files: Record<string, string> = {
    "problem.json": `${JSON.stringify(draftProblem(id, name), null, 2)}\n`,
    "generate.mjs":
      "/** Arguments of one call. Nothing but random may vary. */\nexport function generate(random, size) {\n  return [random.int(0, 9)];\n}\n",
  };
  for (const variant of ["reference", "second", "tangled"]) {
    files[`python/${variant}.py`] =
      `def ${name}(value: int) -> int:\n    raise NotImplementedError("write the ${variant} solution")\n`;
    files[`javascript/${variant}.js`] =
      `export function ${camel}(value) {\n  throw new Error("write the ${variant} solution");\n}\n`;
    files[`java/${variant}.java`] =
      `class Solution {\n    static long ${camel}(long value) {\n        throw new UnsupportedOperationException("write the ${variant} solution");\n    }\n}\n`;
  }
  return files;
}

function draftProblem(id: string, name: string) {
  const draft = (visibility: string, value: number) => ({
    name: `value-${value}`,
    visibility,
    args: [value],
    expected: value,
  });
  return {
    id,
    title: "In a few words",
    subject: "collections",
    statement: ["What `value` is, and what to return. Every rule that a case checks."],
    signature: { name, params: [{ name: "value", type: "int" }], returns: "int" },
    examples: [{ case: "value-0" }],
    factors: { independentConditions: 1, solutionSpace: 1, edgeCases: 0 },
    cases: [
      draft("public", 0),
      draft("public", 1),
      draft("hidden", 2),
      draft("hidden", 3),
      draft("hidden", 4),
    ],
  };
}
