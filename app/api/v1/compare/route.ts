import {
  comparedTaskSchema,
  comparisonSchema,
  notComparableSchema,
} from "../../../../lib/contracts/comparison";
import { compareQuerySchema } from "../../../../lib/contracts/query";
import { getComparison } from "../../../../lib/data/get-comparison";
import { orNotFound } from "../../../_lib/path-text";
import { apiRoute } from "../../_lib/api-route";
import { parseQuery } from "../../_lib/parse-query";
import { respondConflict } from "../../_lib/respond";
import { respondTable } from "../../_lib/respond-table";

/** Two models of one board compared task by task, or 409 with the fields that forbid it. */
export const GET = apiRoute(async (request) => {
  const { format, ...query } = parseQuery(request, compareQuerySchema);
  const answer = orNotFound(await getComparison(query), "there is no such suite or cycle");
  if (answer.kind === "compared") {
    return respondTable(request, format, {
      schema: comparisonSchema,
      value: answer.comparison,
      row: comparedTaskSchema,
      rows: ({ tasks }) => tasks,
      name: [query.suite, query.a, query.b, "tasks"],
    });
  }
  const { message, fields } = answer.refusal;
  return respondConflict(notComparableSchema, {
    error: { code: "not-comparable", message, fields },
  });
});

export {
  refuseMethod as DELETE,
  refuseMethod as OPTIONS,
  refuseMethod as PATCH,
  refuseMethod as POST,
  refuseMethod as PUT,
} from "../../_lib/refuse-method";
