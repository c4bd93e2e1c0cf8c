/** A small valid problem.json, for tests to spoil. */
export function problemFixture() {
  return {
    id: "greet-twice",
    title: "Greet somebody twice",
    statement: ["Say hello to `name`, `times` times.", "An empty `name` gets no greeting."],
    signature: {
      name: "greet",
      params: [
        { name: "name", type: "string" },
        { name: "times", type: "int" },
      ],
      returns: "optional<list<string>>",
    },
    examples: [
      { case: "twice" } as { case: string; because?: string },
      { case: "nobody", because: "Nobody is there to be greeted." },
    ],
    factors: { independentConditions: 2, solutionSpace: 1, edgeCases: 1 },
    cases: [
      {
        name: "once",
        visibility: "hidden",
        args: ["Ada", 1] as unknown[],
        expected: ["Hello, Ada"],
      },
      {
        name: "twice",
        visibility: "public",
        args: ['Zoë \\ "Z"', 2] as unknown[],
        expected: ['Hello, Zoë \\ "Z"', 'Hello, Zoë \\ "Z"'],
      },
      { name: "nobody", visibility: "public", args: ["", 3] as unknown[], expected: null },
      { name: "not-at-all", visibility: "hidden", args: ["Ada", 0] as unknown[], expected: [] },
      { name: "nobody-once", visibility: "hidden", args: ["", 1] as unknown[], expected: null },
    ],
  };
}

/** Source that stands for a solution of the fixture; nothing runs it. */
export const fixtureSource =
  "def greet(name: str, times: int) -> list[str] | None:\n    return []\n";
