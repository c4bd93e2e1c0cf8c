import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Comparison } from "../../lib/contracts/comparison";
import { publishRecomputable } from "../../lib/data/test-support/publish-recomputable";
import { withSite } from "../../lib/data/test-support/with-site";
import { callRoute } from "./test-support/call-route";
import { runRecompute, runRecomputeBeside } from "./test-support/run-recompute";
import { serveDownloads } from "./test-support/serve-downloads";
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

  test.each(["shared", "several", "trials", "three"])(
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

type Paired = NonNullable<Comparison["paired"]>;

/** False figures of a published comparison, and what of them is noticed. */
const lies: [string[], (paired: Paired) => void][] = [
  [
    ["difference", "interval, low", "interval, high", "p", "p after Holm", "leader"],
    (paired) => {
      const { difference, interval, test } = paired;
      Object.assign(paired, { difference: difference + 1e-12, leader: null });
      Object.assign(interval, { low: interval.low + 1e-12, high: interval.high - 1e-12 });
      Object.assign(test, { p: test.p * 1.0001, pHolm: 0.9 });
    },
  ],
  [
    ["p after Holm", "verdict"],
    (paired) => {
      paired.verdict = "leans";
      paired.test.pHolm = paired.test.p / 2;
    },
  ],
];

function tellLie(text: string, lie: (paired: Paired) => void): string {
  const comparison = JSON.parse(text);
  lie(comparison.paired);
  return JSON.stringify(comparison);
}

type Way = (lie: (paired: Paired) => void) => ReturnType<typeof runRecomputeBeside>;

/** A comparison, falsified, together with other downloads. */
function fromFiles(suite: string, [a, b]: [string, string], rest: () => Promise<string[]>): Way {
  return async (lie) => {
    const text = readFileSync(await downloadComparison(suite, a, b), "utf8");
    return runRecompute(
      ...(await rest()),
      "--comparison",
      save("falsified.json", tellLie(text, lie)),
    );
  };
}

async function wordsOfRuns(...ids: string[]): Promise<string[]> {
  return (await Promise.all(ids.map(downloadRun))).flatMap((files) => ["--run", ...files]);
}

const ids = ["three-all", "three-most", "three-some"];

async function fromSite(lie: (paired: Paired) => void) {
  const { site, close } = await serveDownloads((path, text) =>
    path.includes("a=all&b=some") ? tellLie(text, lie) : text,
  );
  const found = await runRecomputeBeside("--site", site, ...ids);
  await close();
  return found;
}

const ways: [string, string, Way][] = [
  ["three runs of a site whose board has three", "all against some", fromSite],
  [
    "files of all three runs of a board",
    "all against some",
    fromFiles("three", ["all", "some"], () => wordsOfRuns(...ids)),
  ],
  [
    "a board's outcome matrix alone",
    "all against some",
    fromFiles("three", ["all", "some"], async () => [
      "--matrix",
      (await downloadBoard("three"))[0],
    ]),
  ],
  [
    "files of two runs of a board of four",
    "strong against weak",
    fromFiles("shared", ["strong", "weak"], () => wordsOfRuns("shared-strong", "shared-weak")),
  ],
];

describe.each(ways)("recompute.py, called with %s,", (_, pair, recompute) => {
  test("finds the published comparison true", async () => {
    const { exitCode, out, notes } = await recompute(() => undefined);
    expect(exitCode, out + notes).toBe(0);
    expect(out).toContain(pair);
    expect(out).toContain("verdict                    'separated'");
  });

  test.each(lies)("notices false figures: %s", async (names, lie) => {
    const { exitCode, out, notes } = await recompute(lie);
    expect(exitCode, out + notes).toBe(1);
    for (const name of names) expect(out).toContain(`\nDIFFERS: ${pair}: ${name}: `);
  });
});

describe("recompute.py and Holm's correction", () => {
  // 20, 14 and 6 tasks that one of the two solved: p = 2^-19, 2^-13, 2^-5, times 3, 2 and 1.
  test.each([
    ["all", "some", "5.7220458984375e-06"],
    ["most", "some", "0.000244140625"],
    ["all", "most", "0.03125"],
  ])("redo it for %s against %s", async (a, b, pHolm) => {
    const comparison = await downloadComparison("three", a, b);
    const { out } = runRecompute(...(await wordsOfRuns(...ids)), "--comparison", comparison);
    expect(out).toContain(`p after Holm               ${pHolm}\n`);
    expect(out).not.toContain("taken as published");
  });

  test("say what is taken as published where pairs of the board are missing", async () => {
    const comparison = await downloadComparison("shared", "strong", "weak");
    const words = await wordsOfRuns("shared-strong", "shared-weak");
    const { exitCode, out } = runRecompute(...words, "--comparison", comparison);
    expect(exitCode).toBe(0);
    expect(out).toContain(
      "correction over 6 pairs taken as published: give --matrix FILE or --site to redo it",
    );
    expect(out).toMatch(/0 differ, 1 taken as published\n$/);
    const [outcomes] = await downloadBoard("shared");
    const whole = runRecompute(...words, "--matrix", outcomes, "--comparison", comparison);
    expect(whole.exitCode, whole.out).toBe(0);
    expect(whole.out).not.toContain("taken as published");
  });

  test("notice a false number of pairs and an outcome matrix of other results", async () => {
    const [outcomes] = await downloadBoard("three");
    const comparison = await downloadComparison("three", "all", "most");
    const lie = tellLie(readFileSync(comparison, "utf8"), ({ test }) =>
      Object.assign(test, { pairs: 1 }),
    );
    const pairs = runRecompute("--matrix", outcomes, "--comparison", save("pairs.json", lie));
    expect(pairs.out).toContain("DIFFERS: all against most: pairs: recomputed 3, published 1");
    const matrix = JSON.parse(readFileSync(outcomes, "utf8"));
    matrix.models[1].passes = { every: 1 };
    const other = save("other-matrix.json", JSON.stringify(matrix));
    const words = [...(await wordsOfRuns(...ids)), "--matrix", other, "--comparison", comparison];
    expect(runRecompute(...words).out).toContain(
      "DIFFERS: most: tasks whose results and outcome matrix disagree: recomputed 6, published 0",
    );
  });
});

describe("recompute.py", () => {
  test("computes no score of a run that lacks an outcome", async () => {
    const { exitCode, out } = await recomputeRuns("trials-partial");
    expect(exitCode, out).toBe(0);
    expect(out).toContain("incomplete: no score is published");
  });

  test("counts the tasks that a run left unanswered, as its board's outcome matrix names them", async () => {
    const run = ["--run", ...(await downloadRun("shared-short"))];
    const [outcomes] = await downloadBoard("shared");
    const { exitCode, out } = runRecompute(...run, "--matrix", outcomes);
    expect(exitCode, out).toBe(0);
    expect(out).toMatch(/ {2}tasks +72\n {2}base problems +24\n {2}candidates +72\n/);
    expect(out).toMatch(/ {2}unscored +5\n/);
    expect(out).toMatch(/\n[1-9]\d+ figures recomputed, 0 differ\n$/);
    const { site, close } = await serveDownloads((_, text) => text);
    const ofSite = await runRecomputeBeside("--site", site, "shared-short");
    await close();
    expect(ofSite).toMatchObject({ exitCode: 0, out });
  });

  test("takes as published what it can't redo of such a run from its two files alone", async () => {
    const [record, results] = await downloadRun("shared-short");
    const { exitCode, out } = runRecompute("--run", record, results);
    expect(exitCode, out).toBe(0);
    expect(out).toContain("5 tasks have no answer, and the results don't name them");
    expect(out).toMatch(/ figures recomputed, 0 differ, 2 taken as published\n$/);
    const lines = readFileSync(results, "utf8").replace(/^.*\n/, "");
    const cut = runRecompute("--run", record, save("cut.jsonl", lines));
    expect(cut.exitCode).toBe(1);
    expect(cut.out).toContain("DIFFERS: short on shared: outcomes' SHA-256");
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

  test("ends with 2 and one line for a site or a run that isn't there", async () => {
    const { site, close } = await serveDownloads((_, text) => text);
    const run = await runRecomputeBeside("--site", site, "none");
    await close();
    expect(run).toMatchObject({ exitCode: 2, notes: `recompute.py: ${site} has no run none\n` });
    const gone = runRecompute("--site", site, "none");
    expect(gone).toMatchObject({
      exitCode: 2,
      notes: expect.stringMatching(/^recompute.py: http.*refused\n$/),
    });
  });
});
