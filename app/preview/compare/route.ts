import { compareQuerySchema } from "../../../lib/contracts/query";
import { getComparison } from "../../../lib/data/get-comparison";
import { describeComparison } from "../../_lib/describe-comparison";
import { orNotFound } from "../../_lib/path-text";
import { apiRoute } from "../../api/_lib/api-route";
import { parseQuery } from "../../api/_lib/parse-query";
import { respondPreview } from "../_lib/respond-preview";
import { toPreviewRates } from "../_lib/to-preview-rates";

const pairQuerySchema = compareQuerySchema.omit({ c: true, d: true, table: true });

/** Two models of one board as a picture: the verdict in words and both intervals. */
export const GET = apiRoute(async (request) => {
  const { format: _, ...query } = parseQuery(request, pairQuerySchema);
  const answer = orNotFound(await getComparison(query), "there is no such suite or cycle");
  const { suite, cycle, a, b } =
    answer.kind === "compared"
      ? answer.comparison
      : { ...answer.refusal, cycle: query.cycle ?? "", a: null, b: null };
  const sides = [a, b].flatMap((side) => (side === null ? [] : { ...side, name: side.model.name }));
  return respondPreview(request, {
    where: cycle === "" ? suite.title : `${suite.title}, ${cycle}`,
    headline: describeComparison(answer),
    rates: toPreviewRates(sides, sides.length),
  });
});
