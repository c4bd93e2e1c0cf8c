import { appendFile } from "node:fs/promises";
import { expect, test } from "vitest";
import {
  type CandidatePlace,
  listCandidateResults,
  listCandidateResultsAfter,
} from "../../db/repositories/list-candidate-results";
import { openResultFile, type ResultFormat } from "./open-result-file";
import { correctVerdict } from "./test-support/correct-verdict";
import { publishAwkwardRun } from "./test-support/publish-awkward-run";
import type { Publisher } from "./test-support/publish-run";
import { withSite } from "./test-support/with-site";
import { withinOneState } from "./test-support/within-one-state";
import { webDatabase } from "./web-database";

const runId = "a3f1c9d2e4b57608";
let publisher: Publisher | undefined;

withSite(async (own) => {
  publisher = own;
  await publishAwkwardRun(own, runId);
});

/** A file of task names, one a row; counts how often it is made. */
function nameFormat(): ResultFormat & { made: number } {
  const format = {
    name: "names",
    made: 0,
    write: async ({ pages }: Parameters<ResultFormat["write"]>[0], path: string) => {
      format.made += 1;
      await appendFile(path, "");
      for await (const rows of pages) {
        await appendFile(path, rows.map(({ taskId }) => `${taskId}\n`).join(""));
      }
    },
  };
  return format;
}

async function read(format: ResultFormat, slice = {}): Promise<string | null> {
  const file = await openResultFile(runId, slice, format);
  if (file === null) return null;
  try {
    return await file.handle.readFile("utf8");
  } finally {
    await file.handle.close();
  }
}

test("candidates a few at a time are all of them, once, in the same order", async () => {
  const all = await listCandidateResults(webDatabase(), runId);
  expect(all).toHaveLength(6);
  // Two candidates a task: pages of 4 end between tasks, pages of 3 and 5 within one.
  for (const limit of [1, 3, 4, 5, 6, 7]) {
    const seen: typeof all = [];
    let after: CandidatePlace | null = null;
    for (let pages = 0; pages < 8; pages += 1) {
      const page = await listCandidateResultsAfter(webDatabase(), runId, after, limit);
      seen.push(...page);
      after = page.at(-1) ?? null;
      if (after === null) break;
    }
    expect(seen, String(limit)).toEqual(all);
  }
});

test("a file is made once for a state of the database and a slice, and anew after a write", async () => {
  const format = nameFormat();
  const madeBy = async (slice = {}) => {
    const before = format.made;
    const text = await read(format, slice);
    return { text, made: format.made - before };
  };
  const asked = await withinOneState(async () => ({
    first: await madeBy(),
    again: await madeBy(),
    failed: await madeBy({ verdict: "failed" }),
    failedAgain: await madeBy({ verdict: "failed" }),
  }));
  expect(asked.first.text?.trimEnd().split("\n")).toHaveLength(6);
  expect(asked.again).toEqual({ text: asked.first.text, made: 0 });
  expect(asked.failed.text).toBe("=1+1\n");
  expect(asked.failedAgain).toEqual({ text: "=1+1\n", made: 0 });
  if (publisher === undefined) throw new Error("nothing was published");
  await correctVerdict(publisher, { runId, slug: "alpha", taskKey: "sample/b" });
  const corrected = await madeBy();
  expect(corrected.text?.trimEnd().split("\n")).toHaveLength(6);
  expect(corrected.made).toBe(1);
});

test("there is no file of a run that isn't there", async () => {
  expect(await openResultFile("none", {}, nameFormat())).toBeNull();
});
