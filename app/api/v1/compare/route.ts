import type { z } from "zod";
import { compareTables } from "../../../../lib/contracts/answer-tables";
import { comparisonSchema, notComparableSchema } from "../../../../lib/contracts/comparison";
import { manyComparisonSchema, type RefusedPair } from "../../../../lib/contracts/many-comparison";
import { compareQuerySchema } from "../../../../lib/contracts/query";
import { getComparison } from "../../../../lib/data/get-comparison";
import { getManyComparison } from "../../../../lib/data/get-many-comparison";
import { orNotFound } from "../../../_lib/path-text";
import { apiRoute } from "../../_lib/api-route";
import { parseQuery } from "../../_lib/parse-query";
import { respondConflict } from "../../_lib/respond";
import { respondTable } from "../../_lib/respond-table";
import { tabledComparison, tabledManyComparison } from "../../_lib/tables/tabled-comparison";

type CompareQuery = z.output<typeof compareQuerySchema>;

const missing = "there is no such suite or cycle";

/** Two to four models of one board compared task by task, or 409 with the fields that forbid it. */
export const GET = apiRoute(async (request) => {
  const query = parseQuery(request, compareQuerySchema);
  const others = [query.c, query.d].filter((slug) => slug !== undefined);
  return others.length === 0
    ? respondPair(request, query)
    : respondMany(request, query, [query.a, query.b, ...others]);
});

async function respondPair(request: Request, query: CompareQuery): Promise<Response> {
  const { suite, cycle, k, a, b, table = compareTables[0] } = query;
  const answer = orNotFound(await getComparison({ suite, cycle, k, a, b }), missing);
  if (answer.kind === "compared") {
    return respondTable(request, query.format, {
      ...tabledComparison[table],
      schema: comparisonSchema,
      value: answer.comparison,
      name: [suite, a, b, table],
    });
  }
  const { message, fields } = answer.refusal;
  return respondConflict(notComparableSchema, {
    error: { code: "not-comparable", message, fields },
  });
}

async function respondMany(request: Request, query: CompareQuery, slugs: string[]) {
  const { suite, cycle, k, table = compareTables[0] } = query;
  const answer = orNotFound(await getManyComparison({ suite, cycle, k, slugs }), missing);
  if (answer.kind === "compared") {
    return respondTable(request, query.format, {
      ...tabledManyComparison[table],
      schema: manyComparisonSchema,
      value: answer.comparison,
      name: [suite, ...slugs, table],
    });
  }
  return respondConflict(notComparableSchema, {
    error: { code: "not-comparable", ...describeRefusal(answer.pairs) },
  });
}

function describeRefusal(refused: readonly RefusedPair[]) {
  const pairs = refused.map(({ slugs: [a, b], fields }) => ({ a, b, fields: [...fields] }));
  const words = pairs.map(
    ({ a, b, fields }) =>
      `${a} and ${b} may not be compared: ${fields.map(({ field }) => field).join(", ")}`,
  );
  return { message: words.join("; "), fields: pairs[0]?.fields ?? [], pairs };
}

export {
  refuseMethod as DELETE,
  refuseMethod as OPTIONS,
  refuseMethod as PATCH,
  refuseMethod as POST,
  refuseMethod as PUT,
} from "../../_lib/refuse-method";
