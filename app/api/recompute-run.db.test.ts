import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { recomputeRun } from "../../components/runs/recompute/recompute-run";
import { runSchema } from "../../lib/contracts/run";
import { publishRecomputable } from "../../lib/data/test-support/publish-recomputable";
import { withSite } from "../../lib/data/test-support/with-site";
import { callRoute } from "./test-support/call-route";
import { answerPath } from "./test-support/serve-downloads";
import { GET as getRun } from "./v1/runs/[id]/route";

withSite(publishRecomputable);

// In a browser, addresses without a host are of the page's site.
beforeEach(() => {
  vi.stubGlobal("fetch", answerPath);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

/** What the button of a run's page does. */
async function recompute(id: string) {
  const run = runSchema.parse(await (await callRoute(getRun, "/x", { id })).json());
  const place = { suite: run.suite.id, cycle: run.cycle, measured: run.measured };
  const figures = await recomputeRun(
    { runId: id, recordId: run.record?.id ?? 0, ...place },
    () => undefined,
  );
  return { figures, state: run.state };
}

test.each([
  ["complete", "shared-middle", 72],
  ["left with five tasks unanswered", "shared-short", 72],
  ["measured elsewhere", "trials-steady", 40],
  ["measured elsewhere but for a task", "trials-partial", 40],
])("the page of a run that is %s finds every figure of its record true", async (_, id, tasks) => {
  const { figures, state } = await recompute(id);
  expect(figures.filter(({ isSame }) => !isSame)).toEqual([]);
  const recomputed = new Map(figures.map((figure) => [figure.field, figure.recomputed]));
  expect(recomputed.get("tasks")).toBe(String(tasks));
  expect(recomputed.get("state")).toBe(state);
});
