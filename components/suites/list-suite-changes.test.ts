import { expect, test } from "vitest";
import { listSuiteChanges } from "./list-suite-changes";

const source = { name: "a.jsonl", sha256: "0".repeat(64) };

test("revisions, limits and cards are one list, the newest first", () => {
  const changes = listSuiteChanges({
    // As a suite has them: the one that stands comes first.
    revisions: [
      {
        ...{ revision: "bbbbbbbbbbbb", tasks: 2, baseProblems: 2, exposed: true },
        source: { ...source, importedAt: "2026-02-01T00:00:00.000Z" },
      },
      {
        ...{ revision: "aaaaaaaaaaaa", tasks: 1, baseProblems: 1, exposed: true },
        source: { ...source, importedAt: "2026-01-01T00:00:00.000Z" },
      },
    ],
    limitsDecisions: [
      { revision: "aaaaaaaaaaaa", reason: "too short", decidedAt: "2026-01-15T00:00:00.000Z" },
    ],
    cardDates: ["2026-01-01T00:00:01.000Z"],
  });
  expect(changes.map(({ title, reason }) => [title, reason])).toEqual([
    ["Revision bbbbbbbbbbbb: 2 tasks", null],
    ["Other limits for revision aaaaaaaaaaaa", "too short"],
    ["Described for the first time", null],
    ["First revision aaaaaaaaaaaa: 1 task", null],
  ]);
});
