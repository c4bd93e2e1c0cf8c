import { describe, expect, test } from "vitest";
import { isSameScope, listSliceChoices } from "../../components/boards/slices/slice-choices";
import { toSlicedBoard } from "../../components/boards/slices/to-sliced-board";
import { type Board, boardSchema } from "../../lib/contracts/board";
import { boardOutcomesSchema } from "../../lib/contracts/outcomes";
import { isSliceable } from "../../lib/core/outcomes/is-sliceable";
import { rankSlice } from "../../lib/core/outcomes/rank-slice";
import { relateSlice } from "../../lib/core/outcomes/relate-slice";
import { shareResamples } from "../../lib/core/outcomes/share-resamples";
import { unpackOutcomes } from "../../lib/core/outcomes/unpack-outcomes";
import { type OutcomeScope, wholeBoard } from "../../lib/core/pairs/outcome-scope";
import { listBoardSlices } from "../../lib/data/list-board-slices";
import { publishOpenSlices } from "../../lib/data/test-support/publish-open-slices";
import { publishRecomputable } from "../../lib/data/test-support/publish-recomputable";
import { publishSampleBoard } from "../../lib/data/test-support/publish-sample-board";
import { withSite } from "../../lib/data/test-support/with-site";
import { callRoute } from "./test-support/call-route";
import { GET as getOutcomes } from "./v1/boards/[suite]/[cycle]/outcomes/route";
import { GET as getBoard } from "./v1/boards/[suite]/route";

withSite(async (publisher) => {
  await publishRecomputable(publisher);
  await publishSampleBoard(publisher);
  await publishOpenSlices(publisher);
});

type Asked = Partial<OutcomeScope> & { k?: number };

async function readBoard(suite: string, scope: Asked = {}): Promise<Board> {
  const asked = Object.entries(scope).filter(([, value]) => value !== null);
  const query = new URLSearchParams(asked.map(([name, value]) => [name, String(value)]));
  const response = await callRoute(getBoard, `/x?${query}`, { suite });
  return boardSchema.parse(await response.json());
}

async function readOutcomes({ suite, cycle }: Board) {
  const response = await callRoute(getOutcomes, "/x", { suite: suite.id, cycle });
  return boardOutcomesSchema.parse(await response.json());
}

/** As the worker answers in a browser, from the two public answers, before or after the server's counts. */
function sliceInBrowser(
  whole: Board,
  outcomes: Awaited<ReturnType<typeof readOutcomes>>,
  scope: OutcomeScope,
  measured: Board | null = null,
): Board {
  const { cycle, k } = whole;
  const matrix = unpackOutcomes(outcomes);
  expect(isSliceable(matrix, k)).toBe(true);
  const resamplesFor = shareResamples(cycle, scope);
  const ranked = rankSlice(matrix, scope, { k, allK: whole.availableK, resamplesFor });
  const order = ranked.rows.map(({ slug }) => slug);
  return toSlicedBoard(whole, {
    scope,
    ranked,
    measured,
    relations: relateSlice(matrix, { k, cycle, scope }, order),
  });
}

/** What no outcome tells. */
const unknown = {
  failureClasses: {},
  executionMs: null,
  timeoutRate: { timeouts: 0, executions: 0 },
  tokens: null,
  costPerPassed: null,
};

function withoutCounts(board: Board): Board {
  return {
    ...board,
    rows: board.rows.map((row) => ({ ...row, ...unknown })),
    unranked: board.unranked.map((row) => (row.reason === "claim" ? row : { ...row, ...unknown })),
  };
}

function toUse({ model, tokens, costPerPassed, executionMs, timeoutRate }: Board["rows"][number]) {
  return { slug: model.slug, tokens, costPerPassed, executionMs, timeoutRate };
}

/** Every slice by one dimension, and every combination of two and three that holds a task. */
function listScopes(sizes: Awaited<ReturnType<typeof listBoardSlices>>): OutcomeScope[] {
  const found = new Map<string, OutcomeScope>();
  let open: OutcomeScope[] = [{ category: null, tier: null, language: null }];
  while (open.length > 0) {
    const next = open.flatMap((scope) =>
      listSliceChoices(sizes, scope).flatMap(({ choices }) =>
        choices.filter(({ tasks }) => tasks > 0).map((choice) => choice.scope),
      ),
    );
    open = next.filter((scope) => !found.has(JSON.stringify(scope)));
    for (const scope of open) found.set(JSON.stringify(scope), scope);
  }
  // The whole board is not computed in the browser: its rows are the records themselves.
  return [...found.values()].filter((scope) => !isSameScope(scope, wholeBoard));
}

describe("a slice that is ranked in the browser", () => {
  test.each([
    ["shared", 40],
    ["sample", 6],
  ])("is the server's answer in every figure, for every slice of %s", async (suite, fewest) => {
    const whole = await readBoard(suite);
    const outcomes = await readOutcomes(whole);
    const scopes = listScopes(await listBoardSlices(whole));
    expect(scopes.length).toBeGreaterThanOrEqual(fewest);
    for (const scope of scopes) {
      const served = await readBoard(suite, scope);
      const answer = sliceInBrowser(whole, outcomes, scope, served);
      expect(answer, JSON.stringify(scope)).toEqual(served);
    }
  });

  test("has the tokens, costs and times of the slice, not of the whole board", async () => {
    const whole = await readBoard("sample");
    const scope = { category: null, tier: 1, language: null } as const;
    const served = await readBoard("sample", scope);
    const shown = sliceInBrowser(whole, await readOutcomes(whole), scope, served);
    expect(shown.rows.map(toUse)).toEqual(served.rows.map(toUse));
    expect(shown.rows.map(toUse)).not.toEqual(whole.rows.map(toUse));
  });

  test("takes nothing from another record of the same model", async () => {
    const whole = await readBoard("sample");
    const scope = { category: null, tier: 1, language: null } as const;
    const served = await readBoard("sample", scope);
    const moved = served.rows.map((row) => ({ ...row, recordId: row.recordId + 1_000_000 }));
    const measured = { ...served, rows: moved };
    const shown = sliceInBrowser(whole, await readOutcomes(whole), scope, measured);
    expect(shown.rows).toEqual(withoutCounts(served).rows);
  });

  test("of several candidates a task, and of trials, is the whole board when nothing is left out", async () => {
    for (const suite of ["several", "trials"]) {
      const whole = await readBoard(suite);
      const scope = { category: "function-completion", tier: null, language: null } as const;
      const answer = sliceInBrowser(whole, await readOutcomes(whole), scope);
      expect(answer).toEqual(withoutCounts(await readBoard(suite, scope)));
    }
  });
});

describe("a run that lacks one verdict", () => {
  test.each([1, 2])("has bounds alone in every slice at k = %i, from either side", async (k) => {
    const whole = await readBoard("open", { k });
    expect(whole.availableK).toEqual([1, 2]);
    const outcomes = await readOutcomes(whole);
    const scopes = listScopes(await listBoardSlices(whole));
    // Six by one dimension; tier and language are one, so ten by two, and four by all three.
    expect(scopes).toHaveLength(20);
    for (const scope of [wholeBoard, ...scopes]) {
      const answer = await readBoard("open", { ...scope, k });
      const shown = JSON.stringify(scope);
      expect(sliceInBrowser(whole, outcomes, scope).unranked, shown).toEqual(
        withoutCounts(answer).unranked,
      );
      // It passed all that it has: everywhere above those that are ranked.
      expect(answer.rows.map(({ model }) => model.slug)).toEqual(["first", "second"]);
      const [warm, almost] = answer.unranked;
      expect(warm, shown).toMatchObject({ model: { slug: "warm" }, reason: "other-protocol" });
      expect(warm?.interval, shown).not.toBeNull();
      expect(almost, shown).toMatchObject({
        ...{ model: { slug: "almost" }, reason: "incomplete", passRate: null, interval: null },
        ...{ passAtK: { "1": null, "2": null }, overlaps: [], tiedByInterval: [] },
      });
      const hasAll =
        scope.tier === 1 || scope.language === "python" || scope.category === "bug-fixing";
      // One of 2·n candidates is open; with two candidates, at k = 2 its task is solved either way.
      const low = hasAll || k === 2 ? 1 : 1 - 1 / (2 * (almost?.tasks ?? Number.NaN));
      expect(almost?.bounds?.low, shown).toBeCloseTo(low, 12);
      expect(almost?.bounds?.high, shown).toBe(1);
    }
  });
});

test("who lacks an outcome is marked in the matrix, not counted as having failed", async () => {
  const whole = await readBoard("trials");
  const matrix = unpackOutcomes(await readOutcomes(whole));
  const partial = matrix.models.find(({ slug }) => slug === "partial");
  const missing = matrix.tasks.findIndex(({ taskId }) => taskId === "trials/5");
  expect(partial?.ranked).toBe(false);
  expect(partial?.unscored[missing]).toBe(1);
  expect([...(partial?.unscored ?? [])].reduce((sum, count) => sum + count, 0)).toBe(1);
});

test("the outcomes of an unknown cycle are not found", async () => {
  const response = await callRoute(getOutcomes, "/x", { suite: "sample", cycle: "2020-W01" });
  expect(response.status).toBe(404);
  const known = await callRoute(getOutcomes, "/x", { suite: "sample", cycle: "2026-W47" });
  expect(known.status).toBe(200);
  const etag = known.headers.get("ETag") ?? "";
  const init = { headers: { "If-None-Match": etag } };
  const again = await callRoute(getOutcomes, "/x", { suite: "sample", cycle: "2026-W47" }, init);
  expect(again.status).toBe(304);
});
