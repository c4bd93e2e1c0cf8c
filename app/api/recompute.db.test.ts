import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { publishRecomputable } from "../../lib/data/test-support/publish-recomputable";
import { withSite } from "../../lib/data/test-support/with-site";
import { callRoute } from "./test-support/call-route";
import { runRecompute } from "./test-support/run-recompute";
import { GET as getOutcomes } from "./v1/boards/[suite]/[cycle]/outcomes/route";
import { GET as getBoard } from "./v1/boards/[suite]/route";
import { GET as getComparison } from "./v1/compare/route";
import { GET as getRecord } from "./v1/records/[id]/route";
import { GET as getJsonl } from "./v1/runs/[id]/results.jsonl/route";
import { GET as getRun } from "./v1/runs/[id]/route";

withSite(publishRecomputable);

let folder = "";
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "errorbar-recompute-"));
});
afterAll(() => rmSync(folder, { recursive: true }));

function save(name: string, text: string): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

/** The two downloads of a run, as files. */
async function downloadRun(id: string): Promise<[string, string]> {
  const run = await (await callRoute(getRun, "/x", { id })).json();
  const record = await callRoute(getRecord, "/x", { id: String(run.record.id) });
  const results = await callRoute(getJsonl, "/x", { id });
  return [
    save(`${id}-record.json`, await record.text()),
    save(`${id}-results.jsonl`, await results.text()),
  ];
}

async function downloadBoard(suite: string): Promise<[string, string]> {
  const text = await (await callRoute(getBoard, "/x", { suite })).text();
  const { cycle } = JSON.parse(text);
  const outcomes = await callRoute(getOutcomes, "/x", { suite, cycle });
  return [save(`${suite}-outcomes.json`, await outcomes.text()), save(`${suite}-board.json`, text)];
}

async function recomputeRuns(...ids: string[]) {
  const words: string[] = [];
  for (const id of ids) words.push("--run", ...(await downloadRun(id)));
  return runRecompute(...words);
}

describe("recompute.py, from downloads alone, gives the published figures to the last digit", () => {
  test.each([
    ["tasks that share base problems", ["shared-strong", "shared-middle", "shared-weak"]],
    ["a run that passed everything", ["shared-perfect"]],
    ["20 candidates a task at k = 10", ["several-often", "several-seldom"]],
    ["trials measured elsewhere", ["trials-steady", "trials-shaky"]],
  ])("of %s", async (_, ids) => {
    const { exitCode, out, notes } = await recomputeRuns(...ids);
    expect({ exitCode, last: out.trimEnd().split("\n").at(-1) }, out + notes).toEqual({
      exitCode: 0,
      last: expect.stringMatching(/^[1-9]\d+ figures recomputed, 0 differ$/),
    });
    expect(out).not.toContain("DIFFERS");
    expect(out.match(/ {2}score \(pass@/g)).toHaveLength(ids.length);
  });

  test.each(["shared", "several", "trials"])(
    "of every row and pair of the board %s",
    async (suite) => {
      const { exitCode, out, notes } = runRecompute("--matrix", ...(await downloadBoard(suite)));
      expect(exitCode, out + notes).toBe(0);
      expect(out).toMatch(/\n[1-9]\d+ figures recomputed, 0 differ\n$/);
    },
  );
});

/** The published comparison of two models of one board. */
async function downloadComparison(suite: string, a: string, b: string): Promise<string> {
  const query = new URLSearchParams({ suite, a, b });
  const response = await callRoute(getComparison, `/x?${query}`, {});
  expect(response.status).toBe(200);
  return save(`${suite}-${a}-${b}.json`, await response.text());
}

describe("recompute.py gives the published comparison of two models", () => {
  test.each([
    ["shared", "strong", "middle", "exact sign-flip over base problems"],
    ["shared", "weak", "perfect", "exact sign-flip over base problems"],
    ["several", "often", "seldom", "sampled sign-flip over base problems"],
    ["trials", "steady", "shaky", "exact sign-flip over base problems"],
  ])("of %s: %s against %s, from their results and from the whole board", async (...names) => {
    const [suite, a, b, method] = names;
    const comparison = await downloadComparison(suite, a, b);
    const runs = [a, b].map((slug) => downloadRun(`${suite}-${slug}`));
    const words = (await Promise.all(runs)).flatMap((files) => ["--run", ...files]);
    const ofRuns = runRecompute(...words, "--comparison", comparison);
    expect(ofRuns.exitCode, ofRuns.out + ofRuns.notes).toBe(0);
    expect(ofRuns.out).toContain(`'${method}'`);
    const matrix = await downloadBoard(suite);
    const ofBoard = runRecompute("--matrix", ...matrix, "--comparison", comparison);
    expect(ofBoard.exitCode, ofBoard.out + ofBoard.notes).toBe(0);
    expect(ofBoard.out).toContain("p after Holm");
  });

  test("and says so where its p-value is another", async () => {
    const comparison = await downloadComparison("shared", "strong", "middle");
    const text = readFileSync(comparison, "utf8").replace(/"p":0\.\d/, '"p":0.9');
    const matrix = await downloadBoard("shared");
    const words = ["--matrix", ...matrix, "--comparison", save("other-p.json", text)];
    const { exitCode, out } = runRecompute(...words);
    expect(exitCode).toBe(1);
    expect(out).toMatch(/DIFFERS: strong against middle: p: recomputed/);
  });
});

describe("recompute.py", () => {
  test("computes no score of a run that lacks an outcome", async () => {
    const { exitCode, out } = await recomputeRuns("trials-partial");
    expect(exitCode, out).toBe(0);
    expect(out).toContain("incomplete: no score is published");
  });

  test("says which figures differ when one verdict is another, and ends with 1", async () => {
    const [record, results] = await downloadRun("shared-middle");
    const changed = readFileSync(results, "utf8").replace(
      '"verdict":"failed","failureClass":"wrong_answer"',
      '"verdict":"passed","failureClass":null',
    );
    const { exitCode, out } = runRecompute("--run", record, save("changed.jsonl", changed));
    expect(exitCode).toBe(1);
    expect(out).toMatch(
      /DIFFERS: middle on shared: score \(pass@1\): recomputed 0\.\d+, published/,
    );
    expect(out).toContain("DIFFERS: middle on shared: outcomes' SHA-256");
  });

  test("says which rate of a board differs", async () => {
    const [outcomes, board] = await downloadBoard("shared");
    const text = readFileSync(board, "utf8").replace(/"passRate":0\.(\d+)\d/, '"passRate":0.$10');
    const { exitCode, out } = runRecompute("--matrix", outcomes, save("changed.json", text));
    expect(exitCode).toBe(1);
    expect(out).toMatch(/DIFFERS: strong: score: recomputed/);
  });

  test("ends with 2 and one line for what it can't read", async () => {
    const [record, results] = await downloadRun("shared-weak");
    const missing = runRecompute("--run", record, join(folder, "none"));
    expect(missing).toMatchObject({
      exitCode: 2,
      notes: expect.stringMatching(/^recompute.py: .*none.*\n$/),
    });
    const swapped = runRecompute("--run", results, record);
    expect(swapped).toMatchObject({
      exitCode: 2,
      notes: expect.stringMatching(/^recompute.py: .*\n$/),
    });
    expect(runRecompute().exitCode).toBe(2);
  });
});
