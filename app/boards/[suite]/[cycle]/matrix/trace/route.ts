import { z } from "zod";
import { getBoard } from "../../../../../../lib/data/get-board";
import { getTask } from "../../../../../../lib/data/get-task";
import { orNotFound, pathText } from "../../../../../_lib/path-text";
import { apiRoute } from "../../../../../api/_lib/api-route";
import { parseQuery } from "../../../../../api/_lib/parse-query";

const querySchema = z.strictObject({
  task: z.string("is missing: give the id of a task").min(1).max(400),
  model: z
    .string("is missing: give the slug of a model")
    .regex(/^[\w.-]{1,100}$/, "must be a slug"),
});

/** Leads from a cell of the matrix to the trace of that model's first candidate for the task. */
export const GET = apiRoute<{ suite: string; cycle: string }>(async (request, params) => {
  const { task: key, model } = parseQuery(request, querySchema);
  const suite = pathText(params.suite);
  const asked = await getBoard({ suite, cycle: pathText(params.cycle) });
  const board = orNotFound(asked, "there is no such board");
  const { revision } = board.suite;
  const row = [...board.rows, ...board.unranked].find((each) => each.model.slug === model);
  const task = orNotFound(await getTask(pathText(key), { suite, revision }), "no such task");
  const outcome = task.outcomes.find(({ runId }) => runId === row?.runId);
  const trace = orNotFound(outcome?.candidates[0] ?? null, "there is no trace of this cell");
  return new Response(null, { status: 303, headers: { Location: `/traces/${trace.traceId}` } });
});
