import { expect, test } from "vitest";
import { getTask } from "../../../../../../lib/data/get-task";
import { publishSampleBoard } from "../../../../../../lib/data/test-support/publish-sample-board";
import { withSite } from "../../../../../../lib/data/test-support/with-site";
import { callRoute } from "../../../../../api/test-support/call-route";
import { GET } from "./route";

withSite(async (publisher) => {
  await publishSampleBoard(publisher);
});

const ask = (query: string, cycle = "2026-W48") =>
  callRoute(GET, `/boards/sample/${cycle}/matrix/trace?${query}`, { suite: "sample", cycle });

test("a cell leads to the trace of that model's answer in that cycle", async () => {
  const { outcomes = [] } = (await getTask("sample/1")) ?? {};
  const traceOf = (run: string) =>
    outcomes.find(({ runId }) => runId === run)?.candidates[0]?.traceId;
  const response = await ask("task=sample/1&model=alpha");
  expect(response.status).toBe(303);
  expect(response.headers.get("Location")).toBe(`/traces/${traceOf("a2")}`);
  const older = await ask("task=sample/1&model=alpha", "2026-W47");
  expect(older.headers.get("Location")).toBe(`/traces/${traceOf("a1")}`);
});

test.each([
  ["task=sample/9&model=alpha", 404],
  ["task=sample/1&model=nobody", 404],
  ["model=alpha", 400],
  ["task=sample/1&model=alpha&x=1", 400],
])("what no cell is is refused: %s", async (query, status) => {
  expect((await ask(query)).status).toBe(status);
});
